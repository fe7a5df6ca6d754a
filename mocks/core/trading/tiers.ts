import type { Money } from '../money';
import { percentOf } from './rounding';

/** A step of a symbol's risk limits: the larger a position, the less leverage and the more maintenance. */
export interface RiskTier {
  /** Notional up to which the tier holds, included. */
  maxNotional: Money;
  maxLeverage: number;
  /** Maintenance margin rate, percent points. */
  mmr: Money;
}

/** The tiers of a symbol, by rising notional; there is always one. */
export type RiskTiers = readonly [RiskTier, ...RiskTier[]];

/** The tier a notional falls into; what is beyond the last stays in it. */
export function tierOf(tiers: RiskTiers, notional: Money): RiskTier {
  const [first] = tiers;
  return tiers.find(({ maxNotional }) => notional <= maxNotional) ?? tiers.at(-1) ?? first;
}

/** Maintenance margin of a notional: less than that behind it, and it is liquidated. */
export const maintenanceOf = (tiers: RiskTiers, notional: Money): Money =>
  percentOf(notional, tierOf(tiers, notional).mmr, 'ceil');
