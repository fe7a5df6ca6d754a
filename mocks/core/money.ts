import type { Decimal } from '@/api/types';

/** A decimal scaled by 10^18; exact, unlike a JavaScript number. */
export type Money = bigint;

const SCALE = 18;
const ONE = 10n ** BigInt(SCALE);
const ZERO = '0'.charCodeAt(0);

/** What a client may send: no sign, no exponent, no separators, at most 18 + 18 digits. */
const SENT = /^(0|[1-9]\d{0,17})(\.\d{1,18})?$/;

/** True for a decimal that a client may send. */
export const isDecimal = (text: string): boolean => SENT.test(text);

/** A hundred percent in hundredths of a point. */
const HUNDRED_PERCENT = 10_000n;

const STORED = /^(-?\d+)(?:\.(\d{1,18}))?$/;

/** What so many decimals are scaled by. */
const UNITS = Array.from({ length: SCALE + 1 }, (_, decimals) => 10n ** BigInt(SCALE - decimals));

/** A number has so many digits for sure. */
const SURE = 15;

/** A plain decimal that a number can hold exactly, which most are; `undefined` for any other text. */
function short(text: string): Money | undefined {
  const dot = text.indexOf('.');
  if (text.length > SURE || dot === 0 || dot === text.length - 1) return undefined;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at === dot) continue;
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return undefined;
    digits = digits * 10 + digit;
  }
  return BigInt(digits) * (UNITS[dot < 0 ? 0 : text.length - dot - 1] ?? 0n);
}

/** Reads a stored decimal, sign allowed. @throws RangeError when it is none */
export function parse(text: Decimal): Money {
  const small = text === '' ? undefined : short(text);
  if (small !== undefined) return small;
  const [, whole, fraction = ''] = STORED.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal: ${text}`);
  return BigInt(whole + fraction.padEnd(SCALE, '0'));
}

/** Writes a value without trailing zeros: `12.5`, `0`, `-0.000000000000000001`. */
export function format(value: Money): Decimal {
  const digits = (value < 0n ? -value : value).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction ? `.${fraction}` : ''}`;
}

/** Writes a value with at least so many decimals: `12.50`. */
export function padded(value: Money, decimals: number): Decimal {
  const [whole = '', fraction = ''] = format(value).split('.');
  return decimals === 0 && !fraction ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** The same with thousands separators, for sentences that people read. */
export function grouped(value: Money): string {
  const [whole = '', fraction] = format(value).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** Product, rounded down. */
export const times = (a: Money, b: Money): Money => (a * b) / ONE;

/** Cut to so many decimals: what credits do. */
export function floorTo(value: Money, decimals: number): Money {
  const unit = 10n ** BigInt(SCALE - decimals);
  return (value / unit) * unit;
}

/** Raised to so many decimals: what fees do. */
export function ceilTo(value: Money, decimals: number): Money {
  const unit = 10n ** BigInt(SCALE - decimals);
  return ((value + unit - 1n) / unit) * unit;
}

/** How many decimals a sent figure uses; trailing zeros do not count. */
export const decimalsOf = (text: Decimal): number => (text.split('.')[1] ?? '').replace(/0+$/, '').length;

/** Sum of stored decimals. */
export const sum = (values: Iterable<Decimal>): Money => {
  let total = 0n;
  for (const value of values) total += parse(value);
  return total;
};

/** Shares of parts in their sum, in percent with two decimals, that add up to 100; all `0` when there is nothing. */
export function shares(parts: readonly Money[]): Decimal[] {
  const whole = parts.reduce((total, part) => total + part, 0n);
  if (whole === 0n) return parts.map(() => '0');
  const scaled = parts.map((part) => part * HUNDRED_PERCENT);
  const cut = scaled.map((part) => part / whole);
  const missing = Number(HUNDRED_PERCENT - cut.reduce((total, part) => total + part, 0n));
  // What is missing goes to those that lost the most by being cut.
  const first = new Set(
    scaled
      .map((part, place) => ({ place, lost: part % whole }))
      .toSorted((a, b) => (a.lost > b.lost ? -1 : a.lost < b.lost ? 1 : 0))
      .slice(0, missing)
      .map(({ place }) => place),
  );
  return cut.map((part, place) => format((part + (first.has(place) ? 1n : 0n)) * 10n ** BigInt(SCALE - 2)));
}

/** Percent points of `part` in `whole` with one decimal, rounded down: coverage is not said to be whole before it is. */
export function percentCovered(part: Money, whole: Money): Decimal {
  const unit = 10n ** BigInt(SCALE - 1);
  const exact = (part * 100n * ONE) / whole;
  return format((exact / unit) * unit);
}
