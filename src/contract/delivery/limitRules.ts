import { compareDecimals } from '../../lib/decimal';
import { unitsOf } from '../exact';
import { sentence } from '../rule';
import type { Sentence } from '../rule';

/** Highest stake of one order, in the coin it is settled in. */
export const MOST_STAKE = 1_000_000;

/** Most that one side of a contract may cost, and that one member may stake in a day, in the coin it is settled in. */
export const MOST_EXPOSURE = 10_000_000;

/** Most running orders of one member. */
export const MOST_OPEN = 1000;

/** Limits that a contract begins with at most, in USDT; more is reached by two people. */
export const FIRST_LIMITS = { maxStake: '5000', maxExposure: '100000' } as const;

/** The largest stake is not below the smallest one. */
export const stakesRise = (min: string, max: string): Sentence | null =>
  compareDecimals(max, min) < 0 ? sentence('rule.belowMinStake') : null;

/** One side may cost at least what one order may stake. */
export const capCoversStake = (cap: string, maxStake: string): Sentence | null =>
  compareDecimals(cap, maxStake) < 0 ? sentence('rule.belowMaxStake') : null;

/** A day has room for one order at least; 0 is no limit. */
export const dayCoversStake = (daily: string, minStake: string): Sentence | null =>
  unitsOf(daily) !== 0n && compareDecimals(daily, minStake) < 0 ? sentence('rule.dayBelowStake') : null;

/** A limit that a contract begins with is not above the usual one; both are worth in USDT. */
export const beginsUsual = (worth: string, most: string): Sentence | null =>
  compareDecimals(worth, most) > 0 ? sentence('rule.beginsLarge', { most }) : null;

/** True for a limit that lets members do more; 0 is no limit. */
export function loosensLimit(before: unknown, after: unknown): boolean {
  const [was, is] = [unitsOf(before), unitsOf(after)];
  if (was === null || is === null) return true;
  return was !== 0n && (is === 0n || is > was);
}
