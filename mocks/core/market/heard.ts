import type { Db } from '../db';
import type { Money } from '../money';
import { SECOND } from '../time';
import { indexAt, markAt } from './quotes';
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

/** What was known of a symbol's market at a moment: while nothing is heard its prices stand still. */
export function heardOf({ outages }: Db, symbol: string, at: number): Heard {
  const silence = outages.find(
    (one) => one.symbol === symbol && !one.isCaughtUp && one.from <= at && (one.to === null || at < one.to),
  );
  const heardAt = silence?.from ?? at;
  return { heardAt, stale: at - heardAt > TRUSTED };
}

/** Price of the latest deals: the index as it was heard last. */
export const lastOf = (db: Db, symbol: MarketSymbol, at: number): Money =>
  indexAt(symbol, heardOf(db, symbol.symbol, at).heardAt);

/** Mark price as it was heard last. */
export const markOf = (db: Db, symbol: MarketSymbol, at: number): Money =>
  markAt(symbol, heardOf(db, symbol.symbol, at).heardAt);
