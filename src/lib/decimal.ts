declare const brand: unique symbol;

/**
 * A decimal number as text: `0`, `12.50`, `0.000000000000000001`. Never a JavaScript number. `''` is an unknown
 * amount: it is shown as a dash, and results computed from it are unknown too.
 */
export type Decimal = string & { readonly [brand]: 'Decimal' };

/** True for a plain decimal: an optional minus, digits, an optional fraction. No exponent, no separators. */
export const isDecimal = (text: unknown): text is Decimal =>
  typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text);

const isUnknown = (text: string): text is Decimal => text === '';

/** The unknown amount. */
export function unknownDecimal(): Decimal {
  const text = '';
  if (!isUnknown(text)) throw new Error('not blank');
  return text;
}

/** The digits of a decimal as a whole number, with so many behind the point. */
function scaled(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(places, '0'));
  return text.startsWith('-') ? -digits : digits;
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * −1 when `a` is smaller, 0 when equal (`1.0` equals `1`), 1 when it is larger; `NaN` when one of them is no decimal, so
 * that every comparison with it is false.
 */
export function compareDecimals(a: unknown, b: unknown): number {
  if (!isDecimal(a) || !isDecimal(b)) return Number.NaN;
  const places = Math.max(placesOf(a), placesOf(b));
  const [one, other] = [scaled(a, places), scaled(b, places)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The shortest way to write a decimal: `01.50` is `1.5`. Any other text stays as it is. */
export function shortDecimal(text: string): string {
  if (!isDecimal(text)) return text;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const rest = fraction.replace(/0+$/, '');
  const plain = `${whole.replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
  return text.startsWith('-') && plain !== '0' ? `-${plain}` : plain;
}
