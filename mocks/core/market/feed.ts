import { TradeState } from '../../../src/contract/trading/symbolFlow';
import type { Db } from '../db';
import { medianOf } from '../trading/delivery';
import type { Money } from '../money';
import type { Quote } from './quotes';
import { quotesUsed } from './sources';
import { marketOf } from './symbols';

/** A price by which an order may be opened or settled, and all that it rests on. */
export interface Evidence {
  quotes: Quote[];
  median: Money;
  at: number;
}

/** True while something is heard about a symbol, or was delivered later. */
export function isHeard(db: Db, symbol: string, at: number): boolean {
  const market = marketOf(symbol);
  if (!market || market.tradeState === TradeState.suspended) return false;
  return !db.outages.some(
    (one) =>
      one.symbol === market.symbol && !one.isCaughtUp && one.from <= at && (one.to === null || at < one.to),
  );
}

/** The index of a moment with what it rests on; `undefined` where too few sources were heard. */
export function evidenceAt(db: Db, symbol: string, at: number): Evidence | undefined {
  const market = marketOf(symbol);
  if (!market || !isHeard(db, symbol, at)) return undefined;
  const quotes = quotesUsed(db, market, at);
  const median = medianOf(quotes?.map(({ price }) => price) ?? []);
  return !quotes || median === null ? undefined : { quotes, median, at };
}

/** Nothing is heard about a symbol from now on. */
export function stopFeed(db: Db, symbol: string): void {
  if (db.outages.some((one) => one.symbol === symbol && one.to === null)) return;
  db.outages.push({ symbol, from: db.now(), to: null, isCaughtUp: false });
}

/** A symbol is heard again; with `isCaughtUp` its sources deliver what was missed. */
export function resumeFeed(db: Db, symbol: string, isCaughtUp: boolean): void {
  for (const one of db.outages) {
    if (one.symbol === symbol && one.to === null) Object.assign(one, { to: db.now(), isCaughtUp });
  }
}
