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
