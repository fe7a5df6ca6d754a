import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put } from '../call';
import { password, reason } from '../field/body';
import { code } from '../field/codes';
import { listOf, record, records } from '../field/nested';
import { bool, count, flag, percent, rate, usdt } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, localText, note, option, tags, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, orders, switches } from '../standard';

/**
 * `biz_trade_state`. Trading and suspended both go to and come from close-only alone; from there a symbol without open
 * positions is delisted, for good.
 */
export const TradeState = { trading: 1, closeOnly: 2, suspended: 3, delisted: 4 } as const;

/** Hours from one funding to the next. */
export const FUNDING_HOURS = [1, 4, 8] as const;

/** Lowest and highest fee, in percent: makers may be paid for what they bring. */
export const FEE_BOUNDS = { min: '-0.05', max: '1' } as const;

/** Highest leverage of any symbol. */
export const MOST_LEVERAGE = 125;

/** Fewest sources of the index of a new symbol. */
export const FEWEST_SOURCES = 3;

const BASE = 'contractSymbol';

const USERS = ['contractPosition', 'options', 'board', 'home'] as const;

/** Fields that can never be changed. */
const kept = {
  symbol: sortable(text({ max: 20, pattern: /^[A-Z0-9]{2,10}USDT$/ })),
  /** The coin it is on, the coin of its price, and the coin of margins and profits. */
  base: option('coin'),
  quote: option('coin'),
  marginCoin: option('coin'),
};

const amount = () => rate({ scale: 18 });
const leverage = () => count({ min: 1, max: MOST_LEVERAGE });

/** One step of the risk limits; what a position is worth decides which one it is in. */
const riskTier = {
  /** Worth up to which the step holds, included. */
  maxNotional: usdt(),
  maxLeverage: leverage(),
  /** Maintenance margin rate; above 0, below 100. */
  mmr: percent(),
};

/** From the smallest worth up: worth and maintenance rate rise, leverage falls. */
const riskTiers = () => records(riskTier, { max: 20 });

/** What deals cost, as it is entered: within `FEE_BOUNDS`. */
const fees = { takerFee: percent({ signed: true }), makerFee: percent({ signed: true }) };

/** Fields that can be changed. */
const rules = {
  name: localText({ max: 40 }),
  priceTick: amount(),
  /** `0 < minQty <= maxQty <= maxPosition`, each a multiple of `qtyStep`. */
  qtyStep: amount(),
  minQty: amount(),
  maxQty: amount(),
  maxPosition: amount(),
  /** Rising, each once, none above that of the first risk tier. */
  leverages: listOf(leverage()),
  /** One of `leverages`. */
  defaultLeverage: leverage(),
  riskTiers: riskTiers(),
  takerFee: sortable(percent()),
  makerFee: sortable(percent()),
  /** One of `FUNDING_HOURS`. */
  fundingInterval: count({ min: 1, max: 8 }),
  fundingCap: percent(),
  /** Exchanges the index is the middle of; at least `FEWEST_SOURCES` for a new symbol. */
  indexSources: tags({ max: 10, longest: 20 }),
  /** Smaller values come first. */
  sort: sortable(count({ min: 0, max: 9999 })),
};

const terms = { ...rules, ...fees, sort: optional(rules.sort), remark: optional(note()) };

/** Perpetual contracts that members trade. Prices come from the feed; there is no way to enter one. */
export const contractSymbol = defineResource({
  name: 'contractSymbol',
  view: 'contract/symbol/index',
  title: 'symbol',
  row: {
    ...identity,
    ...kept,
    ...rules,
    tradeState: sortable(code('biz_trade_state', TradeState)),
    lastPrice: sortable(rate()),
    markPrice: sortable(rate()),
    indexPrice: sortable(rate()),
    change24h: sortable(percent({ signed: true })),
    /** When the feed was last heard, and whether that is too long ago to trust the prices. */
    feedAt: time(),
    feedStale: unlisted(bool()),
    /** Of the interval that runs. */
    fundingRate: sortable(percent({ signed: true })),
    /** Worth of all open positions of one side at the mark. */
    openInterest: sortable(usdt()),
    volume24h: sortable(usdt()),
    /** Members' long by their short worth; `null` without a short one. */
    longShortRatio: sortable(nullable(rate())),
    openPositions: sortable(count()),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  unique: ['symbol'],
  filters: {
    symbol: contains(),
    /** A part of the name in any of the languages. */
    name: contains(text()),
    tradeState: anyOf(),
    status: oneOf(),
    base: anyOf(),
    openInterest: range(),
    volume24h: range(),
    longShortRatio: range(),
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    ...switches(BASE, USERS, ['wrongState']),
    ...orders(BASE, ['options']),
    /** Creates a symbol, suspended and switched off. */
    add: post(`${BASE}/add`, { body: { ...kept, ...terms }, refusals: ['notUnique'], touches: ['options'] }),
    /** Says what these tiers and fees would do to what is open, and writes nothing. */
    previewEdit: post(`${BASE}/previewEdit`, {
      permission: `${BASE}/edit`,
      body: { id: id(), riskTiers: riskTiers(), ...fees },
      answer: {
        /** Open positions of the symbol. */
        positions: count(),
        /** Of them: in another tier than now, with 80 % of margin ratio or more that have less now, and liquidated. */
        changedTier: count(),
        newlyAtRisk: count(),
        liquidated: record({ count: count(), members: count(), notional: usdt() }),
        /** Those, the largest first, 20 at most; a margin ratio is `null` when nothing is left. */
        hit: records({
          positionNo: text(),
          uid: text(),
          side: code('biz_pos_side'),
          notional: usdt(),
          mmrBefore: percent(),
          mmrAfter: percent(),
          ratioBefore: nullable(percent()),
          ratioAfter: nullable(percent()),
          liquidated: bool(),
        }),
        /** What the deals of the last 24 hours brought in fees, and would have brought. */
        fees24h: record({ before: usdt({ signed: true }), after: usdt({ signed: true }) }),
      },
      refusals: ['notFound'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        ...terms,
        /** Required with changed risk tiers or fees. */
        operPassword: optional(password()),
      },
      refusals: ['wrongStepUp', 'stepUpLocked', 'staleVersion', 'wrongState'],
      touches: USERS,
    }),
    /** `wrongState`: no such step from the present state, or delisting with open positions. */
    setTradeState: put(`${BASE}/setTradeState`, {
      body: {
        ...identity,
        tradeState: code('biz_trade_state', TradeState),
        reason: reason(),
        operPassword: password(),
      },
      refusals: ['reasonTooShort', 'wrongStepUp', 'stepUpLocked', 'staleVersion', 'wrongState'],
      touches: USERS,
    }),
  },
});
