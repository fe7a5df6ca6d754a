import Big from 'big.js';
import { isDecimal, unknownDecimal } from '@/lib/decimal';
import type { Decimal } from '@/lib/decimal';
import { halfWidth } from '@/lib/text';

/** `down` is toward zero, `up` away from it. Credits and interest are rounded down, fees up. */
type Rounding = 'down' | 'halfUp' | 'halfEven' | 'up';

const MODES = {
  down: Big.roundDown,
  halfUp: Big.roundHalfUp,
  halfEven: Big.roundHalfEven,
  up: Big.roundUp,
} as const;

/** Matches a number with an exponent, which servers may send; bounded, so that it can be written out. */
const SCIENTIFIC = /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;
/** The digits on either side of the point, without noughts that say nothing. */
const SHORT = /^-?0*(\d+?)(?:\.(\d*[1-9])?0*)?$/;
const AMOUNT = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const UNGROUPED = /^\d*\.?\d*$/;

/** Shown for an unknown amount, which is never shown as 0. */
const NONE = '—';

/**
 * Reads a typed amount; full-width digits are converted and outer whitespace is removed. Null for signs,
 * exponents, separators, leading zeros, `.5` and `1.`, and for more than 18 digits on either side of the point.
 */
export function parseMoney(text: string): Decimal | null {
  const plain = halfWidth(text.trim());
  return AMOUNT.test(plain) && isDecimal(plain) ? plain : null;
}

/** Reads an amount like `parseMoney`, with an optional leading minus. */
export function parseSigned(text: string): Decimal | null {
  const plain = halfWidth(text.trim());
  return AMOUNT.test(plain.replace(/^-/, '')) && isDecimal(plain) ? plain : null;
}

/**
 * Cleans an amount while it is typed or pasted. It only removes or converts what does not change the number
 * (full-width digits, spaces, well-formed thousands separators, leading zeros, a leading point); anything else
 * stays, so that `parseMoney` refuses it visibly.
 */
export function cleanMoney(text: string): string {
  const plain = halfWidth(text).replace(/\s/g, '');
  const bare = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
  if (bare === '' || !UNGROUPED.test(bare)) return bare;
  return bare.replace(/^0+(?=\d)/, '').replace(/^(?=\.)/, '0');
}

/** The exact sum. As with all functions below, the result is unknown (`''`) when an operand is unknown. */
export const add = (a: string, b: string): Decimal => compute(a, b, (x, y) => x.plus(y));

/** `a − b`, exact. */
export const sub = (a: string, b: string): Decimal => compute(a, b, (x, y) => x.minus(y));

/** The exact product. */
export const mul = (a: string, b: string): Decimal => compute(a, b, (x, y) => x.times(y));

/** Of its own, since big.js keeps scale and mode with it; one for all, since a new one takes longer than to divide. */
const Divider = Big();

/**
 * `a ÷ b` to at most `scale` decimals. Dividing by `'1'` rounds.
 * @throws RangeError when `b` is zero.
 */
export function div(a: string, b: string, scale: number, rounding: Rounding): Decimal {
  if (isZero(b)) throw new RangeError('division by zero');
  Divider.DP = scale;
  Divider.RM = MODES[rounding];
  return compute(a, b, (x, y) => new Divider(x).div(y));
}

/**
 * −1 when `a` is smaller, 0 when equal (`1.0` equals `1`), 1 when it is larger; `NaN` when one of them is
 * unknown, so that every comparison with it is false.
 */
export function cmp(a: string, b: string): number {
  return isDecimal(a) && isDecimal(b) ? new Big(a).cmp(b) : Number.NaN;
}

/** The exact sum; `'0'` for no values. */
export function sum(values: Iterable<string>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** True for `0`, `0.00` and `-0`; false for an unknown amount. */
export const isZero = (value: string): boolean => cmp(value, '0') === 0;

/** The same amount with the other sign; zero stays `'0'`. */
export const negate = (value: string): Decimal => sub('0', value);

/** The amount without its sign. */
export const absolute = (value: string): Decimal => (cmp(value, '0') < 0 ? negate(value) : add(value, '0'));

/** Number of decimals as written: `'1.50'` has two. 0 for anything but a plain decimal. */
export function countDecimals(value: string): number {
  return isDecimal(value) ? (value.split('.')[1]?.length ?? 0) : 0;
}

interface MoneyFormat {
  /** Exactly this many decimals, cut toward zero. Without it all digits are kept and trailing zeros removed. */
  decimals?: number;
  /** Thousands separators; true by default. */
  group?: boolean;
  /** True: positive amounts get a plus sign. */
  sign?: boolean;
}

/**
 * Formats an amount, the same in every language; a dash for anything that is not a number, never 0. Its digits are taken as
 * they were sent: to compute with them would take many times as long.
 */
export function formatMoney(value: string | null | undefined, format: MoneyFormat = {}): string {
  const text = written(value);
  if (text === null) return NONE;
  const { decimals, group = true, sign = false } = format;
  const [, whole = '', digits = ''] = SHORT.exec(text) ?? [];
  const fraction = decimals === undefined ? digits : digits.slice(0, decimals).padEnd(decimals, '0');
  const shown = (group ? grouped(whole) : whole) + (fraction === '' ? '' : `.${fraction}`);
  // Nothing has no sign.
  if (!/[1-9]/.test(shown)) return shown;
  return (text.startsWith('-') ? '-' : sign ? '+' : '') + shown;
}

/** Formats a USDT value, rounded to two decimals; a positive value below a cent gives `<0.01`. */
export function formatUsdt(value: string | null | undefined): string {
  const text = written(value);
  if (text === null) return NONE;
  const amount = new Big(text);
  if (!amount.eq(0) && amount.abs().lt('0.01')) return amount.gt(0) ? '<0.01' : '>-0.01';
  return formatMoney(amount.toFixed(2, Big.roundHalfUp), { decimals: 2 });
}

/** Uses slices, because a regular expression with look-ahead takes quadratic time. */
function grouped(whole: string): string {
  const lead = whole.length % 3 || 3;
  let text = whole.slice(0, lead);
  for (let at = lead; at < whole.length; at += 3) text += `,${whole.slice(at, at + 3)}`;
  return text;
}

/** A number without an exponent; `null` for anything else. */
function written(value: string | null | undefined): string | null {
  if (isDecimal(value)) return value;
  return value && SCIENTIFIC.test(value) ? new Big(value).toFixed() : null;
}

function compute(a: string, b: string, how: (x: Big, y: Big) => Big): Decimal {
  return isDecimal(a) && isDecimal(b) ? write(how(new Big(a), new Big(b))) : unknownDecimal();
}

function write(value: Big): Decimal {
  const text = value.eq(0) ? '0' : value.toFixed();
  return isDecimal(text) ? text : unknownDecimal();
}

const ZERO = write(new Big(0));
