import type { Money } from '../money';
import { percentOf, product, rounded } from './rounding';

/** `biz_delivery_dir`. */
export const UP = 1;
export const DOWN = 2;
export type Direction = typeof UP | typeof DOWN;

/** `biz_delivery_result` of a settled order. */
export const WIN = 1;
export const LOSS = 2;
export const TIE = 3;
export type DeliveryResult = typeof WIN | typeof LOSS | typeof TIE;

/** `biz_tie_rule`. */
export const REFUND_TIES = 1;
export const TIES_LOSE = 2;
export type TieRule = typeof REFUND_TIES | typeof TIES_LOSE;

/** Up wins above the opening price, down below it; the same price is a tie, or a loss where the contract says so. */
export function deliveryResultOf(
  direction: Direction,
  openPrice: Money,
  closePrice: Money,
  tieRule: TieRule,
): DeliveryResult {
  if (closePrice === openPrice) return tieRule === REFUND_TIES ? TIE : LOSS;
  return closePrice > openPrice === (direction === UP) ? WIN : LOSS;
}

/** What an order pays when it wins: the stake and `odds` times the stake, cut to the coin's decimals. */
const winningPayoutOf = (stake: Money, odds: Money, decimals: number): Money =>
  stake + rounded(product(stake, odds, 'floor'), decimals, 'floor');

/** What a settled order pays. */
export function payoutOf(result: DeliveryResult, stake: Money, odds: Money, decimals: number): Money {
  switch (result) {
    case WIN:
      return winningPayoutOf(stake, odds, decimals);
    case TIE:
      return stake;
    case LOSS:
      return 0n;
  }
}

/** Fee of an order, taken when it is placed; percent points of the stake, raised to the coin's decimals. */
export const deliveryFeeOf = (stake: Money, feeRate: Money, decimals: number): Money =>
  rounded(percentOf(stake, feeRate, 'ceil'), decimals, 'ceil');

/** What an order brought its member. */
export const deliveryPnlOf = (order: { payout: Money; stake: Money; fee: Money }): Money =>
  order.payout - order.stake - order.fee;

/** The price a settlement rests on: the middle one, or the mean of the two in the middle, cut. `null` of none. */
export function medianOf(prices: readonly Money[]): Money | null {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2n;
}
