import { compareDecimals } from '../../lib/decimal';
import { code, codes } from '../field/codes';
import type { WireShape } from '../field/field';
import { listOf, records } from '../field/nested';
import { bool, count, percent, rate, usdt } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { localText, option, text } from '../field/texts';
import { time } from '../field/times';
import { guarded } from '../guard';
import { FEE_BOUNDS, IndexSource } from './termRules';
import { MOST_LEVERAGE, tiersIn, tiersLoosen } from './tierRules';

/** Fields that can never be changed. */
export const kept = {
  symbol: sortable(text({ max: 20, pattern: /^[A-Z0-9]{2,10}USDT$/ })),
  /** The coin it is on, the coin of its price, and the coin of margins and profits. */
  base: option('coin'),
  quote: option('coin'),
  marginCoin: option('coin'),
};

/** Fees beyond these, in percent, are rare: they cost the platform money, or members more than elsewhere. */
const USUAL_FEES = { min: '0', max: '0.1' } as const;

/** True for a fee that leaves the usual range, or goes further beyond it. */
const leavesUsual = (before: unknown, after: unknown): boolean =>
  (compareDecimals(after, USUAL_FEES.max) > 0 && compareDecimals(after, before) > 0) ||
  (compareDecimals(after, USUAL_FEES.min) < 0 && compareDecimals(after, before) < 0);

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

const amount = () => rate({ scale: 18 });
const leverage = () => count({ min: 1, max: MOST_LEVERAGE });

/** One step of the risk limits; what a position is worth decides which one it is in. */
const riskTier = {
  /** Worth up to which the step holds, included. */
  maxNotional: usdt(),
  maxLeverage: leverage(),
  /** Maintenance margin rate; above 0, and below `WARNING_RATIO` ÷ leverage. */
  mmr: percent(),
};

/** What deals cost, as it is entered; below zero, makers are paid. */
export const fees = {
  takerFee: guarded(percent({ signed: true, ...FEE_BOUNDS }), { second: leavesUsual }),
  makerFee: guarded(percent({ signed: true, ...FEE_BOUNDS }), { second: leavesUsual }),
};

/** What guards look at besides the terms. */
export interface SymbolFacts {
  /** Open positions that the wanted risk limits would liquidate at once. */
  liquidations: number;
}

/**
 * Looser limits let members and the platform lose more; tighter ones are as dangerous where they end positions that stand
 * well today.
 */
const tiersWait = (
  before: unknown,
  after: unknown,
  { liquidations = 0 }: Partial<Record<keyof SymbolFacts, unknown>>,
): boolean => tiersLoosen(tiersIn(before), tiersIn(after)) || Number(liquidations) > 0;

/** Terms that decide how much members can lose, and the platform with them. */
export const guardedTerms = {
  maxQty: guarded(amount()),
  maxPosition: guarded(amount(), { second: 'raise' }),
  /** Rising, each once, none above that of the first risk tier. */
  leverages: guarded(listOf(leverage()), {
    second: (before, after) => Math.max(...numbersIn(after)) > Math.max(...numbersIn(before)),
  }),
  /**
   * From the smallest worth up: worth and maintenance rate rise, leverage falls. Looser limits wait for another operator, and so
   * do tighter ones that would liquidate open positions at once.
   */
  riskTiers: guarded(records(riskTier, { max: 20 }), { second: tiersWait }),
  ...fees,
  /** One of `FUNDING_HOURS`. */
  fundingInterval: guarded(count({ min: 1, max: 8 }), { second: 'lower' }),
  /** All fundings of a day at the cap come to `MOST_FUNDING_A_DAY` at most. */
  fundingCap: guarded(percent(), { second: 'raise' }),
  /** Exchanges that the index is the middle of, at least `FEWEST_SOURCES`; the mark follows the index. */
  indexSources: guarded(codes('biz_index_source'), { second: 'always' }),
};

/** Guarded terms that another operator has asked for. */
export type SymbolConfirmed = WireShape<typeof guardedTerms>;

/** Fields that can be changed. */
export const editable = {
  name: localText({ max: 40 }),
  priceTick: amount(),
  /** `0 < minQty <= maxQty <= maxPosition`, each a multiple of `qtyStep`. */
  qtyStep: amount(),
  minQty: amount(),
  ...guardedTerms,
  /** One of `leverages`. */
  defaultLeverage: leverage(),
  takerFee: sortable(guardedTerms.takerFee),
  makerFee: sortable(guardedTerms.makerFee),
  /** Smaller values come first. */
  sort: sortable(count({ min: 0, max: 9999 })),
};

/** What one source of an index says. */
export const sourceQuote = {
  source: code('biz_index_source', IndexSource),
  /** `null` while nothing is heard of it, like what follows. */
  price: nullable(rate()),
  at: nullable(time()),
  /** How far it is off the middle of all sources. */
  deviation: nullable(percent({ signed: true })),
  /** False: the index is made without it, because nothing is heard of it or it is more than `MOST_DEVIATION` off. */
  isUsed: bool(),
};
