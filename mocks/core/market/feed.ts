import type { Db } from '../db';
import type { Money } from '../money';
import { SECOND } from '../time';
import { indexAt, markAt } from './quotes';
import type { MarketSymbol } from './symbols';

/** Prices that were heard longer ago are not to be trusted. */
const TRUSTED = 10 * SECOND;

/** What was known of a symbol's market at a moment. */
export interface Feed {
  /** When its prices were heard last, in milliseconds. */
  heardAt: number;
  /** True: that is too long ago to open, or to settle, anything by them. */
  stale: boolean;
}

/** The feed of a symbol at a moment. */
export function feedOf({ stoppedFeeds }: Db, symbol: string, at: number): Feed {
  const heardAt = Math.min(at, stoppedFeeds.get(symbol) ?? at);
  return { heardAt, stale: at - heardAt > TRUSTED };
}

/** Price of the latest deals: the index as it was heard last. */
export const lastOf = (db: Db, symbol: MarketSymbol, at: number): Money =>
  indexAt(symbol, feedOf(db, symbol.symbol, at).heardAt);

/** Mark price as it was heard last. */
export const markOf = (db: Db, symbol: MarketSymbol, at: number): Money =>
  markAt(symbol, feedOf(db, symbol.symbol, at).heardAt);
