import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { records } from '../field/nested';
import { count, flag, money } from '../field/numbers';
import { optional, sortable, staffOnly } from '../field/shared';
import { localText, note, option, text } from '../field/texts';
import { anyOf, contains, equals, oneOf } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, orders, removes, switches } from '../standard';
import { CLOCK, hoursAreSound } from './hoursRules';
import {
  beginsUsual,
  capCoversStake,
  dayCoversStake,
  FIRST_LIMITS,
  loosensLimit,
  MOST_EXPOSURE,
  MOST_OPEN,
  MOST_STAKE,
  stakesRise,
} from './limitRules';
import { switchFlow } from '../block/switchFlow';

/** `biz_tie_rule` */
export const TieRule = { refund: 1, lose: 2 } as const;

const BASE = 'deliveryContract';

const inCoin = (options: Pick<FieldOptions, 'limit' | 'zero' | 'signed' | 'max'> = {}) =>
  money({ coin: 'settleCoin', ...options });

const clock = () => text({ min: 5, max: 5, pattern: CLOCK });

/** A stretch of a day of the week, 1 is Monday, in the platform's zone. */
const stretch = { day: count({ min: 1, max: 7 }), from: clock(), to: clock() };

/** Fields that can never be changed. */
const kept = {
  code: sortable(text({ min: 3, max: 24, pattern: /^[A-Z][A-Z0-9-]{2,23}$/ })),
  /** What the orders are about: a symbol with an index price. */
  symbol: sortable(option('indexSymbol')),
  /** Coin of stakes and payouts. */
  settleCoin: option('coin'),
};

/** Terms that decide what one order, one member and one side may cost the platform. */
const guardedTerms = {
  /** `0 < minStake <= maxStake <= maxExposure`; the cycles stay within them. */
  minStake: sortable(guarded(inCoin({ max: MOST_STAKE }))),
  maxStake: sortable(guarded(inCoin({ max: MOST_STAKE }), { second: 'raise' })),
  /** Running orders of one member; 0: as many as they like. */
  maxOpenPerMember: guarded(count({ min: 0, max: MOST_OPEN }), { second: loosensLimit }),
  /** What one member may stake in a day, `minStake` at least; 0: as much as they like. */
  dailyPerMember: guarded(inCoin({ zero: true, max: MOST_EXPOSURE }), { second: loosensLimit }),
  /** New orders are refused as soon as one side could cost more. */
  maxExposure: sortable(guarded(inCoin({ max: MOST_EXPOSURE }), { second: 'raise' })),
  tieRule: guarded(code('biz_tie_rule', TieRule)),
};

/** What another operator has to confirm. */
export type ContractConfirmed = WireShape<typeof guardedTerms>;

/** When orders are taken; empty: always. Stretches of one day do not overlap. */
const tradingHours = records(stretch, { max: 28 });

const { minStake, maxStake, dailyPerMember, maxExposure } = guardedTerms;

/** Fields that can be changed on an existing contract. */
const terms = {
  contractName: localText({ max: 40 }),
  ...guardedTerms,
  tradingHours: optional(tradingHours),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
};

/**
 * Contracts of timed up-or-down orders: what they are about, and how much may be staked. There is no field for a price: orders
 * open and settle at the index.
 */
export const deliveryContract = defineResource({
  name: 'deliveryContract',
  view: 'delivery/contract/index',
  title: 'code',
  decides: ['exposureUp', 'exposureDown', 'todayNet'],
  row: {
    ...identity,
    code: kept.code,
    contractName: localText(),
    symbol: kept.symbol,
    settleCoin: kept.settleCoin,
    /** Always the index for new ones: the middle of at least three sources. */
    priceSource: code('biz_price_source'),
    ...guardedTerms,
    maxExposure: staffOnly(guardedTerms.maxExposure),
    /** What the running orders of each side would cost if all of them won. */
    exposureUp: staffOnly(sortable(inCoin({ limit: 'maxExposure' }))),
    exposureDown: staffOnly(sortable(inCoin({ limit: 'maxExposure' }))),
    tradingHours,
    cycleCount: sortable(count()),
    /** Orders that were settled today, without those of demo members and market makers, like the figures that follow. */
    todayCount: staffOnly(sortable(count())),
    todayStake: staffOnly(sortable(inCoin())),
    todayFee: staffOnly(sortable(inCoin())),
    todayPayout: staffOnly(sortable(inCoin())),
    /** Their stakes and fees less their payouts: what the platform earned. */
    todayNet: staffOnly(sortable(inCoin({ signed: true }))),
    ...pendingChange(guardedTerms),
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  unique: ['code'],
  rules: [
    rule('maxStake', { minStake, maxStake }, (own) => stakesRise(own.minStake, own.maxStake)),
    rule('maxExposure', { maxExposure, maxStake }, (own) => capCoversStake(own.maxExposure, own.maxStake)),
    rule('dailyPerMember', { dailyPerMember, minStake }, (own) =>
      dayCoversStake(own.dailyPerMember, own.minStake),
    ),
    rule('tradingHours', { tradingHours }, (own) => hoursAreSound(own.tradingHours)),
  ],
  firstRules: [
    rule('maxStake', { maxStake, settleCoin: kept.settleCoin }, (own) =>
      own.settleCoin === 'USDT' ? beginsUsual(own.maxStake, FIRST_LIMITS.maxStake) : null,
    ),
    rule('maxExposure', { maxExposure, settleCoin: kept.settleCoin }, (own) =>
      own.settleCoin === 'USDT' ? beginsUsual(own.maxExposure, FIRST_LIMITS.maxExposure) : null,
    ),
  ],
  filters: {
    /** A part of the name in any of the languages. */
    contractName: contains(text()),
    code: equals(),
    symbol: anyOf(),
    settleCoin: oneOf(),
    priceSource: oneOf(),
    tieRule: oneOf(),
    status: oneOf(),
    pending: onlyPending,
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  flow: switchFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** Creates a contract, switched off and without cycles, with limits of `FIRST_LIMITS` at most. */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...terms, requestId: requestId() },
      refusals: ['notUnique'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        ...terms,
        /** Required with a change of what is guarded. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      /** `amountOutOfBounds`: a cycle would be outside the new limits. `wrongState`: another operator's change is unconfirmed. */
      refusals: ['amountOutOfBounds', 'wrongState'],
      touches: ['options', 'deliveryCycle'],
    }),
    ...confirms(BASE, ['options', 'deliveryCycle']),
    ...foresees(BASE, guardedTerms, ['amountOutOfBounds']),
    /** Off: no new orders; running ones settle as usual. */
    ...switches(BASE, ['options']),
    ...orders(BASE, ['options']),
    /** Only contracts without any order; their cycles go with them. */
    ...removes(BASE, ['options', 'deliveryCycle']),
  },
});
