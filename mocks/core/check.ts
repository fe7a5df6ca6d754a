import type { Decimal } from '@/api/types';
import { isId } from '../../src/contract/field/brands';
import { PICTURE } from '../../src/contract/field/limits';
import { LONGEST_IMAGE } from '../../src/contract/field/shared';
import { decimalsOf } from './money';
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
    if (isTooLong) throw new Refusal(40000, { field, because: 'tooLong', max });
    if (trimmed.length < min || hasControl(trimmed)) throw invalid(field);
    return trimmed;
  };

/** A picture inside a form: its address, or a data URL of at most 500 kB; empty for none. */
export const picture: Check<string> = (value, field) => {
  const given = text(LONGEST_IMAGE)(value, field);
  if (!PICTURE.test(given)) throw invalid(field);
  return given;
};

/** A reason that says something. @throws Refusal 40001 */
export const reason =
  (min: number, max = 200): Check<string> =>
  (value, field) => {
    const given = text(max)(value === undefined ? '' : value, field);
    if (Array.from(given).length < min) throw new Refusal(40001, { n: min });
    return given;
  };

/** A whole number. */
export const int: Check<number> = (value, field) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid(field);
  return value;
};

/** No record has this key. */
const NO_KEY = -1;

/** The key of a record, as a number or a text; a well-formed text that is no number is the key of no record. */
export const key: Check<number> = (value, field) => {
  if (typeof value === 'number') return int(value, field);
  if (typeof value !== 'string' || !isId(value)) throw invalid(field);
  return /^\d{1,15}$/.test(value) ? Number(value) : NO_KEY;
};

/** A whole number between both, included. */
export const within =
  (min: number, max: number): Check<number> =>
  (value, field) => {
    const number = int(value, field);
    if (number < min || number > max) throw outOfBounds(field, { min, max });
    return number;
  };

/** @throws Refusal 42203, at a field where one is named */
export function withinDecimals(value: Decimal, decimals: number, field?: string): void {
  if (decimalsOf(value) > decimals)
    throw new Refusal(42203, { n: decimals, ...(field === undefined ? {} : { field }) });
}

/** A list of at least `min` and at most `max` values. */
export const listOf =
  <T>(check: Check<T>, max = 1000, min = 0): Check<T[]> =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > max || value.length < min) throw invalid(field);
    return value.map((item) => check(item, field));
  };

export const oneOf =
  <T extends string | number>(...allowed: readonly T[]): Check<T> =>
  (value, field) => {
    const found = allowed.find((item) => item === value);
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field);
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
