import type { Decimal } from '@/api/types';
import { format } from '../money';
import type { Money } from '../money';

const ONE = 10n ** 18n;

/** Towards the smaller number or the larger one, below zero too; or to the nearest, and from the middle away from zero. */
export type Rounding = 'floor' | 'ceil' | 'nearest';

/** Whole-number division that rounds as it is told; BigInt's own cuts towards zero. */
function divided(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const cut = dividend / divisor;
  const rest = dividend % divisor;
  if (rest === 0n) return cut;
  const below = rest < 0n === divisor < 0n;
  if (rounding === 'nearest') {
    const isNear = 2n * (rest < 0n ? -rest : rest) < (divisor < 0n ? -divisor : divisor);
    if (isNear) return cut;
    return below ? cut + 1n : cut - 1n;
  }
  if (rounding === 'floor') return below ? cut : cut - 1n;
  return below ? cut + 1n : cut;
}

export const product = (a: Money, b: Money, rounding: Rounding): Money => divided(a * b, ONE, rounding);

/** @throws RangeError when `b` is zero */
export const quotient = (a: Money, b: Money, rounding: Rounding): Money => divided(a * ONE, b, rounding);

/** `value × part ÷ whole`, rounded once. @throws RangeError when `whole` is zero */
export const shareOf = (value: Money, part: Money, whole: Money, rounding: Rounding): Money =>
  divided(value * part, whole, rounding);

/** So many percent points of a value: 5 % is `parse('5')`. */
export const percentOf = (value: Money, percent: Money, rounding: Rounding): Money =>
  divided(value * percent, 100n * ONE, rounding);

/** How many percent points of `whole` a part is. @throws RangeError when `whole` is zero */
export const inPercent = (part: Money, whole: Money): Money => divided(part * 100n * ONE, whole, 'floor');

/**
 * Percent points of `part` in `whole` as they are shown, with two decimals: the nearest. What is owed or booked is never
 * made of it. @throws RangeError when `whole` is zero
 */
export const shownPercent = (part: Money, whole: Money): Decimal =>
  format(divided(part * 10_000n, whole, 'nearest') * 10n ** 16n);

/** The nearest value with so many decimals in the direction given. */
export function rounded(value: Money, decimals: number, rounding: Rounding): Money {
  const unit = 10n ** BigInt(18 - decimals);
  return divided(value, unit, rounding) * unit;
}
