import * as v from 'valibot';
import type { Field, Shape, ShapeValue } from './field';

/** Names of the fields of a record whose answer could not be read; missing where all could. */
export interface Marked {
  readonly unreadable?: readonly string[];
}

/** A record as the client reads it: every field has a value of its type, blank ones are marked. */
export type Readable<S extends Shape> = ShapeValue<S> & Marked;

/** Reads one field. @returns the kind's blank and `ok: false` where the answer cannot be read without loss */
export function readField(field: Field, raw: unknown): { ok: boolean; value: unknown } {
  if (field.fits(raw)) return { ok: true, value: raw };
  const result = v.safeParse(field.read, raw);
  return result.success ? { ok: true, value: result.output } : { ok: false, value: field.blank };
}

/**
 * Reads a record field by field. Fields the description does not know are left out; a field that cannot be
 * read gets its kind's blank and is named in `unreadable`.
 * @returns `null` for anything but an object
 */
export function readShape<S extends Shape>(shape: S, raw: unknown): Readable<S> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const unreadable: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const { ok, value } = readField(field, Reflect.get(raw, name));
    values[name] = value;
    if (!ok) unreadable.push(name);
  }
  if (unreadable.length > 0) values['unreadable'] = unreadable;
  // Every field of the shape was read by its own schema just now.
  return values as Readable<S>;
}

/** A record in which nothing could be read. */
export function blankOf<S extends Shape>(shape: S): Readable<S> {
  const found = readShape(shape, {});
  if (!found) throw new Error('an object is always read');
  return found;
}

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

/**
 * Reads what a call answered.
 * @returns `ok: false` where the answer as a whole is not what was described
 */
export function readAnswer(described: Shape | Field, raw: unknown): { ok: boolean; value: unknown } {
  if (isField(described)) return readField(described, raw);
  const value = readShape(described, raw);
  return { ok: value !== null, value };
}

/** Whether a field of a record could be read. */
export const isReadable = (record: Marked, field: string): boolean =>
  record.unreadable === undefined || !record.unreadable.includes(field);
