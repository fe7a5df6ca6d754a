import * as v from 'valibot';
import type { Field, FieldOptions, Kind } from './field';

/** A longer text is no field of a record; showing it would freeze the page. */
export const LONGEST = 20_000;

/** Longer ones are pictures of more than 500 kB. */
export const LONGEST_IMAGE = 700_000;

export const isShortText = (raw: unknown): boolean =>
  typeof raw === 'string' && raw.length <= LONGEST && raw.isWellFormed();

/** Texts, and numbers as they were written; half characters are replaced, since nothing can encode them. */
export const anyText = (max = LONGEST) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()]),
    v.transform(String),
    v.maxLength(max),
    v.transform((text) => text.toWellFormed()),
  );

/** A field of this kind. Without `fits` every answer takes the way through the schema. */
export function field<const K extends Kind, Value, Wire>(
  kind: K,
  strict: v.GenericSchema<Wire>,
  read: v.GenericSchema<unknown, Value>,
  blank: Value,
  options: FieldOptions = {},
  fits: (raw: unknown) => boolean = () => false,
): Field<K, Value, Wire> {
  return { kind, options, strict, read, blank, fits };
}

/**
 * The same field where `null` is an answer; what is missing counts as `null`, and so does an empty text where
 * the kind has none.
 */
export function nullable<K extends Kind, Value, Wire>(
  of: Field<K, Value, Wire>,
): Field<K, Value | null, Wire | null> {
  return {
    ...of,
    nullable: true,
    strict: v.nullable(of.strict),
    read: v.union([
      v.pipe(
        v.nullish(v.null()),
        v.transform(() => null),
      ),
      of.read,
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ]),
    fits: (raw) => raw === null || of.fits(raw),
  };
}

/** The same field where a body may leave it out. */
export function optional<K extends Kind, Value, Wire>(
  of: Field<K, Value, Wire>,
): Field<K, Value | undefined, Wire | undefined> {
  return {
    ...of,
    optional: true,
    strict: v.optional(of.strict),
    read: v.union([
      v.pipe(
        v.nullish(v.null()),
        v.transform(() => undefined),
      ),
      of.read,
    ]),
    fits: (raw) => raw === undefined || of.fits(raw),
  };
}
