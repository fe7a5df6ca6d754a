import { DeliveryResult } from '../../src/contract/delivery/order';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import type { Db } from '../core/db';
import { countedRows } from '../core/figures';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { inPercent, product, shownPercent } from '../core/trading/rounding';
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

const ONE = 10n ** 18n;

/** Percentage in which an order has to win so that its member loses nothing: what it costs by what a win pays. */
const neededOf = ({ stake, fee, odds }: OrderRow): Money =>
  inPercent(parse(stake) + parse(fee), product(parse(stake), ONE + parse(odds), 'nearest'));

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
  const wins = decided.filter(({ result }) => result === DeliveryResult.win).length;
  const needed = decided.reduce((total, order) => total + neededOf(order), 0n);
  return {
    decidedCount: count,
    winRate: shownPercent(BigInt(wins), BigInt(count)),
    breakEven: shownPercent(needed, BigInt(count) * 100n * ONE),
    isOff: isUnlikely(wins, count) ? 1 : 0,
  };
}
