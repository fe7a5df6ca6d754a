import * as v from 'valibot';
import { blankOf, readShape } from './read';
import type { Readable } from './read';
import { strictShape } from './strict';
import type { Field, FieldOptions, Kind, Shape, WireShape } from './field';
import { field } from './shared';

const MOST = 10_000;

const readRecord = <S extends Shape>(shape: S): v.GenericSchema<unknown, Readable<S>> =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Readable<S>>(({ dataset, addIssue, NEVER }) => {
      const found = readShape(shape, dataset.value);
      if (found) return found;
      addIssue({ message: 'not a record' });
      return NEVER;
    }),
  );

/** A nested record; unreadable fields are marked in the nested record itself. */
export const record = <S extends Shape>(shape: S): Field<'record', Readable<S>, WireShape<S>> =>
  field('record', strictShape(shape), readRecord(shape), blankOf(shape), { shape });

/**
 * Nested records; `max` bounds those of a body. A missing list is empty; a list with an entry that is not a
 * record is unreadable.
 */
export const records = <S extends Shape>(
  shape: S,
  options: Pick<FieldOptions, 'max'> = {},
): Field<'records', Readable<S>[], WireShape<S>[]> =>
  field(
    'records',
    v.array(strictShape(shape)),
    v.union([
      v.pipe(
        v.nullish(v.null()),
        v.transform((): Readable<S>[] => []),
      ),
      v.pipe(v.array(readRecord(shape)), v.maxLength(MOST)),
    ]),
    [],
    { ...options, shape },
  );

/** Values by a text key: figures by state, versions by id. A missing map is empty. */
export const mapOf = <Value, Wire>(
  of: Field<Kind, Value, Wire>,
): Field<'map', Record<string, Value>, Record<string, Wire>> =>
  field(
    'map',
    v.record(v.string(), of.strict),
    v.union([
      v.pipe(
        v.nullish(v.null()),
        v.transform((): Record<string, Value> => ({})),
      ),
      v.record(v.string(), of.read),
    ]),
    {},
    { of },
  );

/**
 * Values of one kind: the points of a chart, its days. A missing list is empty; a list with an unreadable entry
 * is unreadable.
 */
export const listOf = <Value, Wire>(of: Field<Kind, Value, Wire>): Field<'list', Value[], Wire[]> =>
  field(
    'list',
    v.array(of.strict),
    v.union([
      v.pipe(
        v.nullish(v.null()),
        v.transform((): Value[] => []),
      ),
      v.pipe(v.array(of.read), v.maxLength(MOST)),
    ]),
    [],
    { of },
    (raw) => Array.isArray(raw) && raw.length <= MOST && raw.every(of.fits),
  );
