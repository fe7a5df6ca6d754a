import type { Db } from '../db';
import type { Money } from '../money';
import { SECOND } from '../time';
import { markAt } from './quotes';
import { enoughAt, indexIn } from './sources';
import { marketOf } from './symbols';
import type { MarketSymbol } from './symbols';

/** Prices that were heard longer ago are not to be trusted. */
const TRUSTED = 10 * SECOND;

/** What was known of a symbol's market at a moment. */
export interface Heard {
  /** When its prices were heard last, in milliseconds. */
  heardAt: number;
  /** True: that is too long ago to open anything by them. */
  stale: boolean;
}

/**
 * What was known of a symbol's market at a moment: while nothing is heard, or too few of its exchanges are, its prices stand
 * still.
 */
export function heardOf(db: Db, symbol: string, at: number): Heard {
  const silence = db.outages.find(
    (one) => one.symbol === symbol && !one.isCaughtUp && one.from <= at && (one.to === null || at < one.to),
  );
  const market = marketOf(symbol);
  const until = silence?.from ?? at;
  const heardAt = market ? enoughAt(db, market, until) : until;
  return { heardAt, stale: at - heardAt > TRUSTED };
}

/** Price of the latest deals: the index as it was heard last. */
export const lastOf = (db: Db, symbol: MarketSymbol, at: number): Money =>
  indexIn(db, symbol, heardOf(db, symbol.symbol, at).heardAt);

/** Mark price as it was heard last. */
export function markOf(db: Db, symbol: MarketSymbol, at: number): Money {
  const { heardAt } = heardOf(db, symbol.symbol, at);
  return markAt(symbol, heardAt, indexIn(db, symbol, heardAt));
}
