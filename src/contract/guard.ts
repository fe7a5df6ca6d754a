import { compareDecimals, isDecimal, shortDecimal } from '../lib/decimal';
import type { Field, Kind, Shape } from './field/field';
import type { Guard } from './field/guard';

/** Parts of a guard as a contract gives them; the own password is asked for unless it says otherwise. */
export type GuardTerms = Partial<Guard>;

export const guardOf = ({ stepUp = true, ...terms }: GuardTerms): Guard => ({ stepUp, ...terms });

/** The same field; a change of its value is a guarded one. */
export const guarded = <K extends Kind, Value, Wire>(
  field: Field<K, Value, Wire>,
  terms: GuardTerms = {},
): Field<K, Value, Wire> => ({ ...field, options: { ...field.options, guard: guardOf(terms) } });

/** A value that is guarded: how it is compared, and what a change of it takes. */
export interface Guarded {
  readonly guard: Guard;
  /** Missing for a value that is compared as it is. */
  readonly field?: Field;
}

/** Guarded values of a record by their names. */
export type Guards = Readonly<Record<string, Guarded>>;

const counts = ({ only = {} }: Guard, record: object): boolean =>
  Object.entries(only).every(([name, values]) =>
    values.some((value) => String(value) === String(Reflect.get(record, name))),
  );

/** The guarded fields of these for one record. */
export function guardsOf(shape: Shape, record: object): Guards {
  const found: Record<string, Guarded> = {};
  for (const [name, field] of Object.entries(shape)) {
    const { guard } = field.options;
    if (guard && counts(guard, record)) found[name] = { guard, field };
  }
  return found;
}

const AMOUNTS = new Set<Kind>(['money', 'usdt', 'rate', 'percent']);

/** Kinds whose values are sets: their order says nothing. */
const SETS = new Set<Kind>(['tags', 'options']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNone = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A value in the one way in which equal ones are written alike. */
function canonical(value: unknown, field?: Field): unknown {
  if (isNone(value)) return null;
  const { kind, options } = field ?? {};
  if (kind === 'code' || kind === 'flag') return String(value);
  if (typeof value === 'string') return kind && AMOUNTS.has(kind) ? shortDecimal(value) : value;
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = kind && SETS.has(kind) ? value.map(String).toSorted() : value;
    const { of, shape } = options ?? {};
    return entries.map((entry) =>
      shape && isRecord(entry) ? canonicalRecord(entry, shape) : canonical(entry, of),
    );
  }
  if (isRecord(value)) return canonicalRecord(value, options?.shape ?? {}, options?.of);
  return value;
}

const canonicalRecord = (record: Readonly<Record<string, unknown>>, shape: Shape, of?: Field): unknown =>
  Object.keys(record)
    .filter((name) => name !== 'unreadable')
    .toSorted()
    .map((name) => [name, canonical(record[name], shape[name] ?? of)]);

/** True for two values of a field that say the same: `1.0` and `1` of an amount, an empty text and none. */
export const isSame = (a: unknown, b: unknown, field?: Field): boolean =>
  JSON.stringify(canonical(a, field)) === JSON.stringify(canonical(b, field));

const asNumber = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/** −1, 0 or 1; `NaN` where they cannot be compared. */
function compared(before: unknown, after: unknown): number {
  if (isNone(before) || isNone(after)) return Number(isNone(after)) - Number(isNone(before));
  return compareDecimals(asNumber(before), asNumber(after)) * -1;
}

function raises(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    const known: readonly unknown[] = before;
    return after.some((entry) => !known.includes(entry));
  }
  if (isRecord(before) && isRecord(after))
    return Object.keys(after).some(
      (name) => !Object.hasOwn(before, name) || raises(before[name], after[name]),
    );
  const order = compared(before, after);
  return Number.isNaN(order) || order > 0;
}

/** True for a change that waits for another operator. What cannot be compared waits. */
export function waits(
  { guard: { second }, field }: Guarded,
  before: unknown,
  after: unknown,
  record: object,
): boolean {
  if (second === undefined || isSame(before, after, field)) return false;
  if (second === 'always') return true;
  if (typeof second === 'function') return second(before, after, record);
  return second === 'raise' ? raises(before, after) : raises(after, before);
}

/** The names of guarded values that differ; what is not given is no change. */
export const changedNames = (guards: Guards, before: object, after: object): string[] =>
  Object.entries(guards).flatMap(([name, { field }]) => {
    const given: unknown = Reflect.get(after, name);
    return given === undefined || isSame(Reflect.get(before, name), given, field) ? [] : [name];
  });

/** True when a change takes the operator's own password. */
export const takesPassword = (guards: Guards, before: object, after: object): boolean =>
  changedNames(guards, before, after).some((name) => guards[name]?.guard.stepUp);

/** The names of those that would wait for another operator. */
export const waitingNames = (guards: Guards, before: object, after: object): string[] =>
  changedNames(guards, before, after).filter((name) => {
    const one = guards[name];
    const [was, is]: unknown[] = [Reflect.get(before, name), Reflect.get(after, name)];
    return one !== undefined && waits(one, was, is, { ...before, ...after });
  });

/** True for an amount within its bounds, both included, and for what is no amount at all. */
export const isWithin = (
  value: unknown,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): boolean =>
  !isDecimal(value) ||
  ((min === undefined || compareDecimals(value, String(min)) >= 0) &&
    (max === undefined || compareDecimals(value, String(max)) <= 0));
