import * as v from 'valibot';
import type { Field, FieldOptions, Kind, Shape } from './field';

/** Characters; longer texts are refused, because showing them would freeze the page. */
export const LONGEST = 20_000;

/** Characters; a longer data URL is a picture of more than 500 kB. */
export const LONGEST_IMAGE = 700_000;

export const isShortText = (raw: unknown): boolean =>
  typeof raw === 'string' && raw.length <= LONGEST && raw.isWellFormed();

/**
 * Accepts texts, and numbers as they were written. Lone surrogates are replaced, because they cannot be
 * encoded.
 */
export const anyText = (max = LONGEST) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()]),
    v.transform(String),
    v.maxLength(max),
    v.transform((text) => text.toWellFormed()),
  );

/** Creates a field of this kind. Without `fits` every answer is parsed by the schema. */
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
 * The same field with `null` as a valid answer. A missing value is read as `null`, and so is an empty text when
 * the kind has no empty value.
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

/** The same field, optional in a body. Nothing is left out, unless the field has nothing as a value. */
export function optional<K extends Kind, Value, Wire>(
  of: Field<K, Value, Wire>,
): Field<K, Value | undefined, Wire | undefined> {
  return {
    ...of,
    optional: true,
    strict: v.optional(of.strict),
    read: v.union([
      v.pipe(
        of.nullable ? v.undefined() : v.nullish(v.null()),
        v.transform(() => undefined),
      ),
      of.read,
    ]),
    fits: (raw) => raw === undefined || of.fits(raw),
  };
}

type OptionalField<F> =
  F extends Field<infer K, infer Value, infer Wire> ? Field<K, Value | undefined, Wire | undefined> : never;

/** The same fields, each optional: the changed ones of a block. */
export function partial<S extends Shape>(shape: S): { readonly [N in keyof S]: OptionalField<S[N]> };
export function partial(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, optional(of)]));
}

const marked = <K extends Kind, Value, Wire>(
  of: Field<K, Value, Wire>,
  options: FieldOptions,
): Field<K, Value, Wire> => ({ ...of, options: { ...of.options, ...options } });

/** The same field of a row; the list can be ordered by it. */
export const sortable = <K extends Kind, Value, Wire>(of: Field<K, Value, Wire>) =>
  marked(of, { sortable: true });

/** The same field, drawn only where a screen names it, because it helps to draw or to decide about others. */
export const unlisted = <K extends Kind, Value, Wire>(of: Field<K, Value, Wire>) =>
  marked(of, { unlisted: true });

/**
 * The same field, for the staff alone: a backend leaves it out of what it sends to operators whose data are restricted to
 * a member's team, and refuses their filters and orders over it. A missing value is read as the kind's blank one.
 */
export function staffOnly<K extends Kind, Value, Wire>(of: Field<K, Value, Wire>): Field<K, Value, Wire> {
  return {
    ...marked(of, { staffOnly: true }),
    read: v.union([
      of.read,
      v.pipe(
        v.undefined(),
        v.transform(() => of.blank),
      ),
    ]),
  };
}
