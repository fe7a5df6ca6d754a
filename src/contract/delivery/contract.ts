import { requestId } from '../field/body';
import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put } from '../call';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag, money } from '../field/numbers';
import { optional, sortable } from '../field/shared';
import { localText, note, option, text } from '../field/texts';
import { anyOf, contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, orders, removes, switches } from '../standard';

/** `biz_tie_rule` */
export const TieRule = { refund: 1, lose: 2 } as const;

const BASE = 'deliveryContract';

const inCoin = (options: { limit?: string; zero?: boolean; signed?: boolean } = {}) =>
  money({ coin: 'settleCoin', ...options });

/** A time of day, `24:00` being its end. */
const clock = () => text({ min: 5, max: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/ });

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

const limits = {
  /** `0 < minStake <= maxStake`; the cycles stay within them. */
  minStake: sortable(inCoin()),
  maxStake: sortable(inCoin()),
  /** Running orders of one member; 0: as many as they like. */
  maxOpenPerMember: count({ min: 0, max: 1000 }),
  /** What one member may stake in a day; 0: as much as they like. */
  dailyPerMember: inCoin({ zero: true }),
  /** New orders are refused as soon as one side could cost more. */
  maxExposure: sortable(inCoin()),
};

const rules = {
  /** When orders are taken; empty: always. Stretches of one day do not overlap. */
  tradingHours: records(stretch, { max: 28 }),
  tieRule: code('biz_tie_rule', TieRule),
};

/** Fields that can be changed on an existing contract. */
const terms = {
  contractName: localText({ max: 40 }),
  ...limits,
  tradingHours: optional(rules.tradingHours),
  tieRule: rules.tieRule,
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
  row: {
    ...identity,
    code: kept.code,
    contractName: localText(),
    symbol: kept.symbol,
    settleCoin: kept.settleCoin,
    /** Always the index for new ones: the middle of at least three sources. */
    priceSource: code('biz_price_source'),
    ...limits,
    /** What the running orders of each side would cost if all of them won. */
    exposureUp: sortable(inCoin({ limit: 'maxExposure' })),
    exposureDown: sortable(inCoin({ limit: 'maxExposure' })),
    ...rules,
    cycleCount: sortable(count()),
    /** Orders placed today, without those of demo members and market makers, like the figures that follow. */
    todayCount: sortable(count()),
    todayStake: sortable(inCoin()),
    /** Paid today, whenever the orders were placed. */
    todayPayout: sortable(inCoin()),
    /** Stakes and fees of the orders that were settled today, less what they were paid: what the platform earned. */
    todayNet: sortable(inCoin({ signed: true })),
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  unique: ['code'],
  filters: {
    /** A part of the name in any of the languages. */
    contractName: contains(text()),
    code: equals(),
    symbol: anyOf(),
    settleCoin: oneOf(),
    priceSource: oneOf(),
    tieRule: oneOf(),
    status: oneOf(),
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** Creates a contract, switched off and without cycles. */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...terms, requestId: requestId() },
      refusals: ['notUnique'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...terms },
      /** `amountOutOfBounds`: a cycle would be outside the new limits. */
      refusals: ['amountOutOfBounds'],
      touches: ['options', 'deliveryCycle'],
    }),
    /** Off: no new orders; running ones settle as usual. */
    ...switches(BASE, ['options']),
    ...orders(BASE, ['options']),
    /** Only contracts without any order; their cycles go with them. */
    ...removes(BASE, ['options', 'deliveryCycle']),
  },
});
