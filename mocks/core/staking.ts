import { ceilTo, floorTo } from './money';
import type { Money } from './money';
import { DAY, dayStart } from './time';

const ONE = 10n ** 18n;

/** Days of a year, leap years included. */
const YEAR = 365n;

/** What interest is computed from. */
export interface Principal {
  principal: Money;
  /** Percent a year. */
  apr: Money;
  /** Decimals of the coin's balances. */
  decimals: number;
}

/** Interest of the first so many days: principal × APR ÷ 100 × days ÷ 365, cut to the coin's decimals. */
export const interestThrough = ({ principal, apr, decimals }: Principal, days: number): Money =>
  floorTo((principal * apr * BigInt(days)) / (100n * ONE * YEAR), decimals);

/** Interest of one day, from 1: the days together are the formula of all of them, to the last digit. */
export const interestOf = (terms: Principal, day: number): Money =>
  interestThrough(terms, day) - interestThrough(terms, day - 1);

/** The midnight of the platform after a moment, from which an order earns. */
export const earnsFrom = (at: number): number => dayStart(at) + DAY;

/** Whole days between two moments, none before the first, and so many at most. */
export const daysBetween = (from: number, to: number, most = Infinity): number =>
  Math.max(0, Math.min(Math.floor((to - from) / DAY), most));

/** What an early redemption costs of the interest, in percent of it: raised to the coin's decimals, never more than all. */
export function penaltyOf(accrued: Money, rate: Money, decimals: number): Money {
  const exact = (accrued * rate + 100n * ONE - 1n) / (100n * ONE);
  const raised = ceilTo(exact, decimals);
  return raised > accrued ? accrued : raised;
}
