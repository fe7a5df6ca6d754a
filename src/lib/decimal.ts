declare const brand: unique symbol;

/**
 * A decimal number written out: `0`, `12.50`, `0.000000000000000001`. Never a JavaScript number.
 * `''` is an amount that is not known: it is shown as a dash, and what is computed from it is not known either.
 */
export type Decimal = string & { readonly [brand]: 'Decimal' };

/** True for a plain decimal: an optional minus, digits, an optional fraction. No exponent, no separators. */
export const isDecimal = (text: unknown): text is Decimal =>
  typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text);

const isUnknown = (text: string): text is Decimal => text === '';

/** The amount that is not known. */
export function unknownDecimal(): Decimal {
  const text = '';
  if (!isUnknown(text)) throw new Error('not blank');
  return text;
}
