import type { Decimal } from '@/api/types';
import { isDecimal } from '@/lib/decimal';
import { absolute, div, formatMoney, isZero, mul, sub } from '@/lib/money';

/** How long the oldest of a queue may wait: up to 10 minutes is fine, more than 30 is late. */
export function urgency(minutes: number): 'fine' | 'warn' | 'late' {
  if (minutes < 10) return 'fine';
  return minutes <= 30 ? 'warn' : 'late';
}

/** A span as one number and its unit: whole minutes below two hours, whole hours below two days. */
export function span(minutes: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  if (minutes < 120) return { unit: 'minutes', n: Math.trunc(minutes) };
  if (minutes < 2880) return { unit: 'hours', n: Math.trunc(minutes / 60) };
  return { unit: 'days', n: Math.trunc(minutes / 1440) };
}

/** `+12.5%` against an earlier value; `null` when one is unknown or the earlier one is nothing. */
export function changeOf(value: Decimal | null, before: Decimal | null): string | null {
  if (value === null || before === null || !isDecimal(value) || !isDecimal(before) || isZero(before))
    return null;
  const percent = div(mul(sub(value, before), '100'), absolute(before), 1, 'halfUp');
  return `${formatMoney(percent, { decimals: 1, sign: true })}%`;
}
