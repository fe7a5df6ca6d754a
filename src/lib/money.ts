import Big from 'big.js';
import { isDecimal, unknownDecimal } from '@/lib/decimal';
import type { Decimal } from '@/lib/decimal';
import { halfWidth } from '@/lib/text';

/** `down` is toward zero, `up` away from it. Credits and interest go down, fees up. */
type Rounding = 'down' | 'halfUp' | 'halfEven' | 'up';

const MODES = {
  down: Big.roundDown,
  halfUp: Big.roundHalfUp,
  halfEven: Big.roundHalfEven,
  up: Big.roundUp,
} as const;

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** What a server may still spell with an exponent; bounded, so that it can be written out. */
const SCIENTIFIC = /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;
const AMOUNT = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const UNGROUPED = /^\d*\.?\d*$/;

/** What stands where there is no amount. An absent amount is never shown as 0. */
const NONE = '—';

/**
 * Reads an amount that somebody typed: full-width digits become plain ones and outer blanks go.
 * Signs, exponents, separators, leading zeros, `.5` and `1.` are refused, as are more than 18 digits
 * on either side of the point.
 */
export function parseMoney(text: string): Decimal | null {
  const plain = halfWidth(text.trim());
  return AMOUNT.test(plain) && isDecimal(plain) ? plain : null;
}

/** Reads an amount as `parseMoney` does; one minus may stand before it. */
export function parseSigned(text: string): Decimal | null {
  const plain = halfWidth(text.trim());
  return AMOUNT.test(plain.replace(/^-/, '')) && isDecimal(plain) ? plain : null;
}

/**
 * Cleans an amount while it is typed or pasted. It only rewrites what keeps the number the same
 * (full-width digits, blanks, well-formed thousands separators, leading zeros, a bare leading point);
 * anything else is left alone, for `parseMoney` to refuse in sight of the operator.
 */
export function cleanMoney(text: string): string {
  const plain = halfWidth(text).replace(/\s/g, '');
  const bare = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
  if (bare === '' || !UNGROUPED.test(bare)) return bare;
  return bare.replace(/^0+(?=\d)/, '').replace(/^(?=\.)/, '0');
}

/** The sum; like everything computed below it is not known (`''`) where one of its parts is not. */
export const add = (a: string, b: string): Decimal => compute(a, b, (x, y) => x.plus(y));

/** `a − b`, exact. */
export const sub = (a: string, b: string): Decimal => compute(a, b, (x, y) => x.minus(y));

/** Exact: the decimals of both factors add up. */
export const mul = (a: string, b: string): Decimal => compute(a, b, (x, y) => x.times(y));

/**
 * `a ÷ b` to at most `scale` decimals. Dividing by `'1'` rounds.
 * @throws RangeError when `b` is zero.
 */
export function div(a: string, b: string, scale: number, rounding: Rounding): Decimal {
  if (isZero(b)) throw new RangeError('division by zero');
  // An own constructor: big.js keeps scale and mode on it, and the shared one belongs to all.
  const Scaled = Big();
  Scaled.DP = scale;
  Scaled.RM = MODES[rounding];
  return compute(a, b, (x, y) => new Scaled(x).div(y));
}

/**
 * −1 when `a` is the smaller, 0 when equal (`1.0` equals `1`), 1 when it is the larger; not a number where
 * one of them is not known, so that no comparison with it holds.
 */
export function cmp(a: string, b: string): number {
  return isDecimal(a) && isDecimal(b) ? new Big(a).cmp(new Big(b)) : Number.NaN;
}

/** Exact; nothing at all sums up to `'0'`. */
export function sum(values: Iterable<string>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** True for `0`, `0.00` and `-0`; not for what is not known. */
export const isZero = (value: string): boolean => cmp(value, '0') === 0;

/** The same amount with the other sign; zero stays `'0'`. */
export const negate = (value: string): Decimal => sub('0', value);

/** The amount without its sign. */
export const absolute = (value: string): Decimal => (cmp(value, '0') < 0 ? negate(value) : add(value, '0'));

/** Decimals as written: `'1.50'` has two. Anything but a plain decimal has none. */
export function countDecimals(value: string): number {
  return isDecimal(value) ? (value.split('.')[1]?.length ?? 0) : 0;
}

interface MoneyFormat {
  /** Exactly this many decimals, cut toward zero. Without it every digit is kept and trailing zeros go. */
  decimals?: number;
  /** Thousands separators; true unless said otherwise. */
  group?: boolean;
  /** A plus before what is above zero. */
  sign?: boolean;
}

/** An amount for the eye, the same in every language; a dash for whatever is not a number, never 0. */
export function formatMoney(value: string | null | undefined, format: MoneyFormat = {}): string {
  if (!isNumeric(value)) return NONE;
  const { decimals, group = true, sign = false } = format;
  const amount = new Big(value);
  const text = decimals === undefined ? write(amount) : amount.toFixed(decimals, Big.roundDown);
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const shown = (group ? grouped(whole) : whole) + (fraction === '' ? '' : `.${fraction}`);
  const isNothing = !/[1-9]/.test(shown);
  if (isNothing) return shown;
  if (amount.lt(0)) return `-${shown}`;
  return sign ? `+${shown}` : shown;
}

/** A USDT value with two decimals; what is there but below a cent reads `<0.01`. */
export function formatUsdt(value: string | null | undefined): string {
  if (!isNumeric(value)) return NONE;
  const amount = new Big(value);
  if (!amount.eq(0) && amount.abs().lt('0.01')) return amount.gt(0) ? '<0.01' : '>-0.01';
  return formatMoney(value, { decimals: 2 });
}

/** Slices, since a look-ahead for the groups to come takes quadratic time. */
function grouped(whole: string): string {
  const lead = whole.length % 3;
  return [whole.slice(0, lead), ...(whole.slice(lead).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
}

function isNumeric(value: string | null | undefined): value is string {
  return typeof value === 'string' && (PLAIN.test(value) || SCIENTIFIC.test(value));
}

function compute(a: string, b: string, how: (x: Big, y: Big) => Big): Decimal {
  return isDecimal(a) && isDecimal(b) ? write(how(new Big(a), new Big(b))) : unknownDecimal();
}

function write(value: Big): Decimal {
  const text = value.eq(0) ? '0' : value.toFixed();
  return isDecimal(text) ? text : unknownDecimal();
}

const ZERO = write(new Big(0));
