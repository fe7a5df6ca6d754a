import type { Decimal } from '@/api/types';
import { absolute, cmp, countDecimals, div, formatMoney, isZero, mul, sub } from '@/lib/money';

/** A percentage with its sign, such as `+1.25%`. */
export const percent = (value: Decimal, decimals = 2): string =>
  `${formatMoney(value, { decimals, sign: true })}%`;

/** Share of a whole in percent; `null` if the whole is zero. */
export function shareOf(part: Decimal, whole: Decimal): Decimal | null {
  return isZero(whole) ? null : div(mul(part, '100'), whole, 1, 'down');
}

/** Change from an earlier value, such as `+12.5%`; `null` if the earlier one is zero. */
export function changeOf(value: Decimal, before: Decimal): string | null {
  const share = shareOf(sub(value, before), absolute(before));
  return share && percent(share, 1);
}

/** The largest of the amounts; `'0'` for an empty list. */
export const largest = (values: readonly Decimal[]): Decimal =>
  values.reduce((most, value) => (cmp(value, most) > 0 ? value : most), '0');

/** CSS width of a bar, from `0%` to `100%`. */
export function widthOf(part: Decimal, whole: Decimal): `${string}%` {
  const share = shareOf(part, whole) ?? '0';
  return cmp(share, '100') > 0 ? '100%' : `${share}%`;
}

/** Hour and minute (`HH:MM`) of a platform time. */
export const clockOf = (at: string): string => at.slice(11, 16);

/** A price with all its decimals, so that the numbers of a column stay aligned when they change. */
export const priceText = (price: Decimal): string => formatMoney(price, { decimals: countDecimals(price) });

/** Direction that colours a change; `undefined` for no change. */
export function wayOf(change: Decimal): 'up' | 'down' | undefined {
  if (isZero(change)) return undefined;
  return change.startsWith('-') ? 'down' : 'up';
}
