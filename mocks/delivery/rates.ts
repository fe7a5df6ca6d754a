import { DeliveryResult, DeliveryStatus } from '../../src/contract/delivery/order';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { format, parse } from '../core/money';
import { shownPercent } from '../core/trading/rounding';
import type { OrderRow } from './rows';

/** How often customers won, beside how often they had to. */
export interface WinRate {
  decidedCount: number;
  /** Percent with two decimals; `null` without a decided order. */
  winRate: string | null;
  breakEven: string | null;
  isOff: 0 | 1;
}

/** So many standard deviations are no chance any more. */
const DEVIATIONS = 3;

/** Of fewer orders nothing can be said. */
const FEWEST = 30;

/** Cut, as break-even rates are everywhere; what a sum of fractions is short of a whole one does not count. */
const percent = (share: number): string =>
  format(parse((Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)));

/** Prices rise as often as they fall: half of the orders that are decided win, whatever their odds. */
const FAIR = 0.5;

/** True where so many wins are no chance with a sound price feed: each order is a toss of a coin. */
const isUnlikely = (wins: number, count: number): boolean =>
  count >= FEWEST && Math.abs(wins - count * FAIR) > DEVIATIONS * Math.sqrt(count * FAIR * (1 - FAIR));

/**
 * The win rate of orders, and the rate at which members lose nothing: with its odds and its fee each has to win with the chance
 * (1 + fee) ÷ (1 + odds). Ties decide nothing, and demo members and market makers do not count.
 */
export function winRateOf(db: Db, orders: readonly OrderRow[]): WinRate {
  const decided = countedRows(
    db,
    orders.filter(({ status, result }) => status === DeliveryStatus.settled && result !== DeliveryResult.tie),
  );
  const count = decided.length;
  if (count === 0) return { decidedCount: 0, winRate: null, breakEven: null, isOff: 0 };
  let [wins, needed] = [0, 0];
  for (const { result, odds, stake, fee } of decided) {
    if (result === DeliveryResult.win) wins += 1;
    needed += (1 + Number(fee) / Number(stake)) / (1 + Number(odds));
  }
  return {
    decidedCount: count,
    winRate: shownPercent(BigInt(wins), BigInt(count)),
    breakEven: percent(needed / count),
    isOff: isUnlikely(wins, count) ? 1 : 0,
  };
}
