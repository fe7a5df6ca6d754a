import type { Decimal } from '@/api/types';
import { absolute, cmp, countDecimals, div, formatMoney, isZero, mul, sub } from '@/lib/money';

/** `+1.25%`. */
export const percent = (value: Decimal, decimals = 2): string =>
  `${formatMoney(value, { decimals, sign: true })}%`;

/** A part of a whole in percent; `null` of nothing. */
export function shareOf(part: Decimal, whole: Decimal): Decimal | null {
  return isZero(whole) ? null : div(mul(part, '100'), whole, 1, 'down');
}

/** `+12.5%` against an earlier value; `null` when that was nothing. */
export function changeOf(value: Decimal, before: Decimal): string | null {
  const share = shareOf(sub(value, before), absolute(before));
  return share && percent(share, 1);
}

/** The largest of some amounts; `'0'` of none. */
export const largest = (values: readonly Decimal[]): Decimal =>
  values.reduce((most, value) => (cmp(value, most) > 0 ? value : most), '0');

/** Width of a bar as a style knows it, from 0 to 100%. */
export function widthOf(part: Decimal, whole: Decimal): `${string}%` {
  const share = shareOf(part, whole) ?? '0';
  return cmp(share, '100') > 0 ? '100%' : `${share}%`;
}

/** The hour and minute of a platform time. */
export const clockOf = (at: string): string => at.slice(11, 16);

/** A price with all the decimals it came with, so that columns of them stay still. */
export const priceText = (price: Decimal): string => formatMoney(price, { decimals: countDecimals(price) });

/** Which colour a change is written in; what stands still has none. */
export function wayOf(change: Decimal): 'up' | 'down' | undefined {
  if (isZero(change)) return undefined;
  return change.startsWith('-') ? 'down' : 'up';
}
