import type { Money } from '../money';
import { marginRatioOf, notionalOf, unrealizedOf } from './position';
import type { Position } from './position';
import { maintenanceOf } from './tiers';
import type { RiskTiers } from './tiers';

/** A cross position with the market it is in. */
export interface CrossPosition {
  position: Position;
  mark: Money;
  tiers: RiskTiers;
}

/** What one position lends the others: its margin and profit, less what it needs itself. */
const spareOf = ({ position, mark, tiers }: CrossPosition): Money =>
  position.margin + unrealizedOf(position, mark) - maintenanceOf(tiers, notionalOf(position.qty, mark));

/** What stands behind a cross position besides its own margin: the free balance, and what the others can spare. */
export const crossExtraOf = (available: Money, others: readonly CrossPosition[]): Money =>
  others.reduce((total, other) => total + spareOf(other), available);

/** Margin ratio of an account's cross positions together; `null` when nothing is left, `0` without positions. */
export function accountRatioOf(available: Money, positions: readonly CrossPosition[]): Money | null {
  let [maintenance, behind] = [0n, available];
  for (const { position, mark, tiers } of positions) {
    maintenance += maintenanceOf(tiers, notionalOf(position.qty, mark));
    behind += position.margin + unrealizedOf(position, mark);
  }
  return maintenance === 0n ? 0n : marginRatioOf(maintenance, behind);
}
