import { parse } from '#mocks/core/money';
import type { Money } from '#mocks/core/money';
import type { Position, Side } from '#mocks/core/trading/position';
import type { RiskTiers } from '#mocks/core/trading/tiers';

/** Risk limits of BTCUSDT. */
export const TIERS: RiskTiers = [
  { maxNotional: parse('50000'), maxLeverage: 125, mmr: parse('0.4') },
  { maxNotional: parse('250000'), maxLeverage: 100, mmr: parse('0.5') },
  { maxNotional: parse('1000000'), maxLeverage: 50, mmr: parse('1') },
  { maxNotional: parse('3000000'), maxLeverage: 20, mmr: parse('2.5') },
  { maxNotional: parse('6000000'), maxLeverage: 10, mmr: parse('5') },
  { maxNotional: parse('8000000'), maxLeverage: 5, mmr: parse('10') },
];

/** USDT is kept with so many decimals. */
export const DECIMALS = 6;

/** The smallest amount of USDT. */
export const UNIT: Money = parse('0.000001');

/** A position in words: what was paid, and the margin that was locked. */
export const positionOf = (
  side: Side,
  leverage: number,
  given: { qty: string; cost: string; margin: string; extra?: string },
): Position => ({
  side,
  leverage,
  qty: parse(given.qty),
  cost: parse(given.cost),
  margin: parse(given.margin),
  extra: parse(given.extra ?? '0'),
});
