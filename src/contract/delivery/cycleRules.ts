import { sentence } from '../rule';
import type { Sentence } from '../rule';
import { isBeyondFair } from './oddsRules';

/** `biz_cycle_unit` */
export const CycleUnit = { second: 's', minute: 'm', hour: 'h', day: 'd' } as const;

const SECONDS: Readonly<Record<string, number>> = {
  [CycleUnit.second]: 1,
  [CycleUnit.minute]: 60,
  [CycleUnit.hour]: 3600,
  [CycleUnit.day]: 86_400,
};

/** The shortest and the longest cycle, in seconds. */
const LENGTH = { min: 30, max: 30 * 86_400 } as const;

/** How long a cycle is, in seconds; `NaN` with a unit that there is none of. */
export const cycleSeconds = (value: number, unit: string): number => value * (SECONDS[unit] ?? Number.NaN);

/** A cycle lasts from 30 seconds to 30 days. */
export function lengthIsUsual(value: number, unit: string): Sentence | null {
  const seconds = cycleSeconds(value, unit);
  return seconds < LENGTH.min || seconds > LENGTH.max ? sentence('rule.cycleLength') : null;
}

/** Orders are locked for less than half of their time. */
export const lockLeavesHalf = (lockSeconds: number, value: number, unit: string): Sentence | null =>
  lockSeconds * 2 >= cycleSeconds(value, unit) ? sentence('rule.lockTooLong') : null;

/** Odds beyond fair are reached from others alone, by two people: a new cycle does not begin with them. */
export const beginsFair = (odds: string, feeRate: string): Sentence | null =>
  isBeyondFair({ odds, feeRate }) ? sentence('rule.beginsUnfair') : null;
