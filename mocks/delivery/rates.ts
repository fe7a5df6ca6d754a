import { DeliveryResult, DeliveryStatus } from '../../src/contract/delivery/order';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { format, parse } from '../core/money';
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

/**
 * The win rate of orders, and the rate at which members lose nothing: at its odds each has to win with the chance
 * 1 ÷ (1 + odds). Ties decide nothing, and demo members and market makers do not count.
 */
export function winRateOf(db: Db, orders: readonly OrderRow[]): WinRate {
  const decided = countedRows(
    db,
    orders.filter(({ status, result }) => status === DeliveryStatus.settled && result !== DeliveryResult.tie),
  );
  const count = decided.length;
  if (count === 0) return { decidedCount: 0, winRate: null, breakEven: null, isOff: 0 };
  let [wins, needed, variance] = [0, 0, 0];
  for (const { result, odds } of decided) {
    const chance = 1 / (1 + Number(odds));
    if (result === DeliveryResult.win) wins += 1;
    needed += chance;
    variance += chance * (1 - chance);
  }
  const isOff = count >= FEWEST && Math.abs(wins - needed) > DEVIATIONS * Math.sqrt(variance);
  return {
    decidedCount: count,
    winRate: percent(wins / count),
    breakEven: percent(needed / count),
    isOff: isOff ? 1 : 0,
  };
}
