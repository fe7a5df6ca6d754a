import { PositionStatus } from '../../../src/contract/trading/positionFlow';
import { PositionSide } from '../../../src/contract/trading/position';
import type { Money } from '../money';
import { inPercent, percentOf, product, quotient, rounded } from './rounding';
import { maintenanceOf, tierOf } from './tiers';
import type { RiskTiers } from './tiers';

/** `biz_pos_side`. */
export const { long: LONG, short: SHORT } = PositionSide;
export type Side = typeof LONG | typeof SHORT;

/** What is open of one symbol in one direction. */
export interface Position {
  side: Side;
  leverage: number;
  /** In units of the coin. */
  qty: Money;
  /** Price × quantity of everything that is still open. Kept in place of the average, which cannot be exact. */
  cost: Money;
  /** Initial margin that is locked for it. */
  margin: Money;
  /** What stands behind it besides: margin added to an isolated position, the account behind a cross one. */
  extra: Money;
}

/** +1 for long, −1 for short: a rise of one is worth so much. */
const directionOf = (side: Side): bigint => (side === LONG ? 1n : -1n);

/** Average price at which a position was opened. */
export const entryPriceOf = ({ cost, qty }: Pick<Position, 'cost' | 'qty'>): Money =>
  quotient(cost, qty, 'floor');

/** Worth of a quantity at a price. */
export const notionalOf = (qty: Money, price: Money): Money => product(qty, price, 'floor');

/** Entry × quantity ÷ leverage, raised to the decimals its coin is kept with. */
export const initialMarginOf = (cost: Money, leverage: number, decimals: number): Money =>
  rounded(quotient(cost, BigInt(leverage) * 10n ** 18n, 'ceil'), decimals, 'ceil');

/** What closing at the mark price would win or lose. */
export const unrealizedOf = ({ side, qty, cost }: Position, mark: Money): Money =>
  directionOf(side) * (notionalOf(qty, mark) - cost);

/** Return on the initial margin, percent points. */
export const roeOf = (pnl: Money, margin: Money): Money => inPercent(pnl, margin);

/**
 * Maintenance in percent of what stands behind it, its profit and loss included; `null` when nothing is left.
 * For cross positions both are those of the whole account.
 */
export const marginRatioOf = (maintenance: Money, behind: Money): Money | null =>
  behind > 0n ? inPercent(maintenance, behind) : null;

/** Margin ratio of one position by itself; `null` when nothing is left. */
export function ratioOf(position: Position, mark: Money, tiers: RiskTiers): Money | null {
  const { qty, margin, extra } = position;
  const maintenance = maintenanceOf(tiers, notionalOf(qty, mark));
  return marginRatioOf(maintenance, margin + extra + unrealizedOf(position, mark));
}

/** State of a position by its margin ratio: a warning from 80 %, to be liquidated from 100 %. */
export function statusOf(ratio: Money | null): PositionStatus {
  if (ratio === null || ratio >= 100n * 10n ** 18n) return PositionStatus.liquidating;
  return ratio >= 80n * 10n ** 18n ? PositionStatus.warning : PositionStatus.normal;
}

/**
 * Mark price at which a position is expected to be liquidated: entry × (1 ∓ 1/leverage ± mmr) ∓ extra/quantity, the
 * rate being that of the tier it was opened in. `null` where no price above zero would. It is the price that is
 * shown; what decides is the margin ratio, whose maintenance follows the mark price.
 */
export function liquidationPriceOf(position: Position, tiers: RiskTiers): Money | null {
  const { side, leverage, qty, cost, extra } = position;
  const maintenance = percentOf(cost, tierOf(tiers, cost).mmr, 'floor');
  const initial = quotient(cost, BigInt(leverage) * 10n ** 18n, 'floor');
  const room = initial + extra - maintenance;
  const price = quotient(cost - directionOf(side) * room, qty, 'floor');
  return price > 0n ? price : null;
}
