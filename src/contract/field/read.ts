import * as v from 'valibot';
import type { Field, Shape, ShapeValue } from './field';

/** Names of the fields that could not be read; missing when all could. */
export interface Marked {
  readonly unreadable?: readonly string[];
}

/**
 * A record as the client reads it: every field has a value of its type; unreadable ones have the blank value
 * and are listed.
 */
export type Readable<S extends Shape> = ShapeValue<S> & Marked;

/**
 * Reads one field. @returns the field's blank value and `ok: false` when the answer cannot be read without loss
 */
export function readField(field: Field, raw: unknown): { ok: boolean; value: unknown } {
  if (field.fits(raw)) return { ok: true, value: raw };
  const result = v.safeParse(field.read, raw);
  return result.success ? { ok: true, value: result.output } : { ok: false, value: field.blank };
}

/**
 * Reads a record field by field. Unknown fields are left out; an unreadable field gets its blank value and is
 * listed in `unreadable`.
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
  // Every field of the shape was just read by its own schema.
  return values as Readable<S>;
}

/** A record in which every field is unreadable. */
export function blankOf<S extends Shape>(shape: S): Readable<S> {
  const found = readShape(shape, {});
  if (!found) throw new Error('an object is always read');
  return found;
}

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

/**
 * Reads the answer of a call.
 * @returns `ok: false` when the answer as a whole does not match the description
 */
export function readAnswer(described: Shape | Field, raw: unknown): { ok: boolean; value: unknown } {
  if (isField(described)) return readField(described, raw);
  const value = readShape(described, raw);
  return { ok: value !== null, value };
}

/** Whether a field of a record could be read. */
export const isReadable = (record: Marked, field: string): boolean =>
  record.unreadable === undefined || !record.unreadable.includes(field);
