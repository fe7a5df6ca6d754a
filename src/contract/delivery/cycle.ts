import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { compareDecimals } from '../../lib/decimal';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import type { WireShape } from '../field/field';
import { listOf } from '../field/nested';
import { count, flag, money, percent, rate } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { localText, note, option, text } from '../field/texts';
import { anyOf, contains, oneOf, range } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, orders, removes, switches } from '../standard';
import { beginsFair, CycleUnit, lengthIsUsual, lockLeavesHalf } from './cycleRules';
import { stakesRise } from './limitRules';
import { isBeyondFair, MOST_FEE, movesFar, ODDS_BOUNDS } from './oddsRules';
import { switchFlow } from '../block/switchFlow';

const BASE = 'deliveryCycle';

const inCoin = () => money({ coin: 'settleCoin', otherwise: 'USDT' });

/** Fields that can never be changed. */
const kept = {
  contractId: option('deliveryContract'),
  /** With its unit from 30 seconds to 30 days; a contract has each length once. */
  cycleValue: count({ min: 1, max: 86_400 }),
  cycleUnit: code('biz_cycle_unit', CycleUnit),
};

type Lately = 'oddsUpLately' | 'oddsDownLately';

/** Odds that move far from any of the last hours, or further beyond fair, wait. */
const oddsWait =
  (lately: Lately) =>
  (
    before: unknown,
    after: unknown,
    terms: { feeRate?: unknown } & Partial<Record<Lately, unknown>>,
  ): boolean =>
    movesFar(before, after, terms[lately]) ||
    (compareDecimals(after, before) > 0 && isBeyondFair({ odds: after, feeRate: terms.feeRate }));

/** A fee that falls waits where the platform loses with it. */
const feeWaits = (
  before: unknown,
  after: unknown,
  terms: { oddsUp?: unknown; oddsDown?: unknown },
): boolean =>
  compareDecimals(after, before) < 0 &&
  [terms.oddsUp, terms.oddsDown].some((one) => isBeyondFair({ odds: one, feeRate: after }));

const odds = {
  /** What a win brings besides the stake, per unit of it. */
  oddsUp: sortable(guarded(rate({ scale: 2, ...ODDS_BOUNDS }), { second: oddsWait('oddsUpLately') })),
  oddsDown: sortable(guarded(rate({ scale: 2, ...ODDS_BOUNDS }), { second: oddsWait('oddsDownLately') })),
};

const formerOdds = () => staffOnly(unlisted(listOf(rate())));

/**
 * Other odds that were in force within the last `MOVE_HOURS`, as far as no other operator has confirmed the ones after them:
 * a change is compared with these too.
 */
const lately = {
  /** Those for orders on a rise. */
  oddsUpLately: formerOdds(),
  /** Those for orders on a fall. */
  oddsDownLately: formerOdds(),
};

/** Percent of the stake, taken when an order is placed. */
const feeRate = sortable(guarded(percent({ zero: true, min: 0, max: MOST_FEE }), { second: feeWaits }));

/** Terms that decide what orders cost and bring. */
const guardedTerms = {
  ...odds,
  /** Within the limits of the contract, which another operator confirms. */
  minStake: sortable(guarded(inCoin())),
  maxStake: sortable(guarded(inCoin())),
  feeRate,
  /**
   * So long before its expiry an order is locked: it cannot be voided, and its member places no other in the cycle. Less than
   * half of the cycle.
   */
  lockSeconds: guarded(count({ min: 0, max: 1_296_000 })),
};

/** What another operator has to confirm. */
export type CycleConfirmed = WireShape<typeof guardedTerms>;

const { minStake, maxStake, lockSeconds, oddsUp, oddsDown } = guardedTerms;
const { cycleValue, cycleUnit } = kept;

/** Fields that can be changed on an existing cycle. */
const terms = {
  cycleName: localText({ max: 40 }),
  /** Changed odds are those of new orders only. */
  ...guardedTerms,
  /** On: the one that members are offered first; it stops being another of its contract, and cannot be switched off. */
  isDefault: optional(flag()),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
};

/** How long orders of a contract run, and what they pay. There are no odds for single members. */
export const deliveryCycle = defineResource({
  name: 'deliveryCycle',
  view: 'delivery/cycle/index',
  title: 'cycleName',
  decides: ['oddsUp', 'oddsDown'],
  heading: ['contractCode', 'cycleName'],
  row: {
    ...identity,
    cycleName: localText(),
    contractCode: text(),
    ...kept,
    contractId: unlisted(kept.contractId),
    /** Coin of stakes and payouts, which is the contract's. */
    settleCoin: unlisted(text()),
    /** Its whole length. */
    seconds: sortable(unlisted(count())),
    ...guardedTerms,
    ...lately,
    /** Percentage of orders that has to win so that members lose nothing: (1 + fee) ÷ (1 + odds), to the nearest. */
    breakEvenUp: percent(),
    breakEvenDown: percent(),
    /** What the platform keeps of stakes where half of all orders win, in percent, the fee included; below zero it loses. */
    edgeUp: staffOnly(percent({ signed: true })),
    edgeDown: staffOnly(percent({ signed: true })),
    isDefault: flag(),
    ...pendingChange(guardedTerms),
    /** Orders of customers that were won or lost, ever. */
    decidedCount: staffOnly(sortable(count())),
    /** Percentage of them that was won; `null` without any. */
    winRate: sortable(nullable(staffOnly(percent()))),
    /** Percentage of them that would have had to win, with their own odds and fees; `null` without any. */
    breakEven: nullable(staffOnly(percent())),
    /** On: the win rate is more than three standard deviations off one half, which is fair; look at the price feed. */
    isOff: staffOnly(flag()),
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  rules: [
    rule('maxStake', { minStake, maxStake }, (own) => stakesRise(own.minStake, own.maxStake)),
    rule('cycleValue', { cycleValue, cycleUnit }, (own) => lengthIsUsual(own.cycleValue, own.cycleUnit)),
    rule('lockSeconds', { lockSeconds, cycleValue, cycleUnit }, (own) =>
      lockLeavesHalf(own.lockSeconds, own.cycleValue, own.cycleUnit),
    ),
  ],
  firstRules: [
    rule('oddsUp', { oddsUp, feeRate }, (own) => beginsFair(own.oddsUp, own.feeRate)),
    rule('oddsDown', { oddsDown, feeRate }, (own) => beginsFair(own.oddsDown, own.feeRate)),
  ],
  filters: {
    /** A part of the name in any of the languages. */
    cycleName: contains(text()),
    contractId: anyOf(kept.contractId),
    oddsUp: range(),
    oddsDown: range(),
    isDefault: oneOf(),
    isOff: oneOf(),
    status: oneOf(),
    pending: onlyPending,
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  flow: switchFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** Odds are not beyond fair at first. `notUnique`: the contract has a cycle of this length. */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...terms, requestId: requestId() },
      refusals: ['notUnique', 'amountOutOfBounds'],
      touches: ['options', 'deliveryContract'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        ...terms,
        /** Required with a change of what is guarded. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      /** `wrongState`: another operator's change is unconfirmed. */
      refusals: ['amountOutOfBounds', 'wrongState'],
      touches: ['options'],
    }),
    ...confirms(BASE, ['options']),
    ...foresees(BASE, guardedTerms),
    /** Off: no new orders; running ones settle as usual. */
    ...switches(BASE, ['options']),
    /**
     * Copies the cycles of a contract to another one, switched off, with stakes cut to the limits there. Those whose length
     * is there already, whose stakes do not fit, or whose odds are beyond fair, are left out.
     */
    copy: post(`${BASE}/copy`, {
      body: { from: option('deliveryContract'), to: option('deliveryContract'), requestId: requestId() },
      answer: { copied: count(), leftOut: count() },
      refusals: ['notFound'],
      touches: ['options', 'deliveryContract'],
    }),
    ...orders(BASE),
    /** Only cycles without any order, and the default one last. */
    ...removes(BASE, ['options', 'deliveryContract']),
  },
});
