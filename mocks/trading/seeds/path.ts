import type { MarketSymbol } from '../../core/market/symbols';
import { walkedByHour } from '../../core/market/walk';
import { LONG } from '../../core/trading/position';
import type { Side } from '../../core/trading/position';
import { HOUR } from '../../core/time';

/** About what a symbol was worth in an hour. */
export const roughly = ({ symbol, price }: MarketSymbol, at: number): number =>
  price * Math.exp(walkedByHour(symbol, at));

/** How far a price has gone against a position, as a share of its entry; below zero where it won. */
export const against = (side: Side, entry: number, price: number): number =>
  side === LONG ? (entry - price) / entry : (price - entry) / entry;

/** The beginnings of the hours after a moment, up to another. */
export function* hoursAfter(from: number, to: number): Generator<number> {
  for (let at = (Math.floor(from / HOUR) + 1) * HOUR; at <= to; at += HOUR) yield at;
}

/** How far the price went against a position at the worst, by the hour. */
export function worstOf(market: MarketSymbol, side: Side, from: number, to: number): number {
  const entry = roughly(market, from);
  let worst = 0;
  for (const at of hoursAfter(from, to)) worst = Math.max(worst, against(side, entry, roughly(market, at)));
  return worst;
}
