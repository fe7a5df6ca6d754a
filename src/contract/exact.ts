import { isDecimal } from '../lib/decimal';

/** Decimals that are kept. */
const SCALE = 18;

/** One, in the units of `unitsOf`. */
export const ONE = 10n ** BigInt(SCALE);

/**
 * A plain decimal as a whole number of its eighteenth decimal, so that it is compared and computed with exactly. `null` for
 * what is no such text, which no rule can judge.
 */
export function unitsOf(value: unknown): bigint | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (!isDecimal(text)) return null;
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  if (fraction.length > SCALE) return null;
  const units = BigInt(whole) * ONE + BigInt(fraction.padEnd(SCALE, '0'));
  return text.startsWith('-') ? -units : units;
}

/** Units as a decimal with at most so many decimals, cut. */
export function textOf(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).slice(0, decimals).replace(/0+$/, '');
  const text = digits.slice(0, -SCALE) + (fraction === '' ? '' : `.${fraction}`);
  return units < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** A hundredth, in the units of `unitsOf`. */
const HUNDREDTH = ONE / 100n;

/** Percent points, in units, as they are shown: two decimals, the nearest, from the middle away from zero. */
export function shownPoints(units: bigint): string {
  const half = (units < 0n ? -HUNDREDTH : HUNDREDTH) / 2n;
  return textOf(((units + half) / HUNDREDTH) * HUNDREDTH, 2);
}
