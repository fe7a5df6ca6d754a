import type { Decimal } from '@/api/types';
import { decimalsOf, isDecimal } from './money';
import { invalid, outOfBounds, Refusal } from './refusal';
import { isStamp } from './time';

/** Reads one value of a body or a query. @throws Refusal 40000 with the field's name */
export type Check<T> = (value: unknown, field: string) => T;

type Shape<T> = { [Key in keyof T]: Check<T[Key]> };

const absent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The values of an object by name. @throws Refusal 40000 for anything else, and for a name that `known` refuses */
export function entriesOf(
  value: unknown,
  field: string,
  known: (name: string) => boolean,
): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field);
  const given = new Map<string, unknown>(Object.entries(value));
  for (const name of given.keys()) if (!known(name)) throw invalid(name);
  return given;
}

/** An object with these fields and no others. */
export const object =
  <T extends object>(shape: Shape<T>): Check<T> =>
  (value, field) => {
    const given = entriesOf(value, field, (name) => Object.hasOwn(shape, name));
    const checks = Object.entries<Check<unknown>>(shape);
    return Object.fromEntries(checks.map(([name, check]) => [name, check(given.get(name), name)])) as T;
  };

/** Missing, `null` and empty text count as "not given". */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, field) =>
    absent(value) ? undefined : check(value, field);

const withDefault =
  <T>(check: Check<T>, fallback: T): Check<T> =>
  (value, field) =>
    absent(value) ? fallback : check(value, field);

const hasControl = (text: string): boolean =>
  Array.from(text).some((char) => (char < ' ' && char !== '\n' && char !== '\t') || char === '\u007f');

/** Trimmed text without control characters. */
export const text =
  (max = 200, min = 0): Check<string> =>
  (value, field) => {
    if (typeof value !== 'string') throw invalid(field);
    const trimmed = value.trim();
    // People count an emoji as one.
    const isTooLong = trimmed.length > max && Array.from(trimmed).length > max;
    if (trimmed.length < min || isTooLong || hasControl(trimmed)) throw invalid(field);
    return trimmed;
  };

/** A picture inside a form: its address, or a data URL of at most 500 kB; empty for none. */
export const picture: Check<string> = text(700_000);

/** A reason that says something. @throws Refusal 40001 */
export const reason =
  (min: number, max = 200): Check<string> =>
  (value, field) => {
    const given = withDefault(text(max), '')(value, field);
    if (Array.from(given).length < min) throw new Refusal(40001, { n: min });
    return given;
  };

/** A whole number: in JSON a number, in a query its digits. */
export const int: Check<number> = (value, field) => {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalid(field);
  return number;
};

/** A whole number between both, included. */
export const within =
  (min: number, max: number): Check<number> =>
  (value, field) => {
    const number = int(value, field);
    if (number < min || number > max) throw outOfBounds(field, { min, max });
    return number;
  };

/** Money travels as text: a JSON number is refused. */
export const decimal: Check<Decimal> = (value, field) => {
  if (typeof value !== 'string' || !isDecimal(value)) throw invalid(field);
  return value;
};

/** Money that may be below zero. */
export const signed: Check<Decimal> = (value, field) => {
  if (typeof value !== 'string' || !isDecimal(value.replace(/^-/, ''))) throw invalid(field);
  return value;
};

/** @throws Refusal 42203 */
export function withinDecimals(value: Decimal, decimals: number): void {
  if (decimalsOf(value) > decimals) throw new Refusal(42203, { n: decimals });
}

/** Hashes and addresses are asked for like codes. */
const LONGEST_CODE = 128;

/** A stored code, whether it came as a number or as text; compared as text. */
export const code: Check<string> = (value, field) => {
  if (typeof value === 'number') return String(value);
  return text(LONGEST_CODE)(value, field);
};

/** A list; a lone value counts as a list of one. */
export const listOf =
  <T>(check: Check<T>, max = 1000): Check<T[]> =>
  (value, field) => {
    const items = Array.isArray(value) ? value : [value];
    if (items.length > max) throw invalid(field);
    return items.map((item) => check(item, field));
  };

export const oneOf =
  <T extends string | number>(...allowed: T[]): Check<T> =>
  (value, field) => {
    const found = allowed.find((item) => String(item) === String(value));
    if (found === undefined) throw invalid(field);
    return found;
  };

/** True or false; nothing that only counts as one of them. */
export const bool: Check<boolean> = (value, field) => {
  if (typeof value !== 'boolean') throw invalid(field);
  return value;
};

/** A map from text to whole numbers, such as versions by id. */
export const intMap: Check<Map<string, number>> = (value, field) => {
  if (typeof value !== 'object' || value === null) throw invalid(field);
  return new Map(Object.entries(value).map(([key, item]) => [key, int(item, field)]));
};

/** A moment as it travels. */
export const stamp: Check<string> = (value, field) => {
  if (typeof value !== 'string' || !isStamp(value)) throw invalid(field);
  return value;
};

/** A day as it travels: `2026-11-20`. */
export const day: Check<string> = (value, field) => {
  if (typeof value !== 'string' || !isStamp(`${value} 00:00:00`)) throw invalid(field);
  return value;
};

/** Two moments in order. @throws Refusal 42207 */
export const dateRange: Check<readonly [from: string, to: string]> = (value, field) => {
  const [from, to, more] = listOf(stamp)(value, field);
  if (from === undefined || to === undefined || more !== undefined) throw invalid(field);
  if (from > to) throw new Refusal(42207);
  return [from, to];
};

/** Bytes of an uploaded file. */
export const bytes: Check<Uint8Array<ArrayBuffer>> = (value, field) => {
  if (!(value instanceof Uint8Array)) throw invalid(field);
  return new Uint8Array(value);
};

/** A call without parameters. */
export const nothing: Check<undefined> = (value, field) => {
  entriesOf(value, field, () => false);
  return undefined;
};
