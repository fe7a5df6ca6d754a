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

/** A record inside another; what cannot be read in it is marked in itself. */
export const record = <S extends Shape>(shape: S): Field<'record', Readable<S>, WireShape<S>> =>
  field('record', strictShape(shape), readRecord(shape), blankOf(shape), { shape });

/**
 * Records inside another; `max` bounds those of a body. A list that is missing is empty; one with an entry that is
 * no record cannot be read.
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

/** Values by a text: figures by state, versions by id. A map that is missing is empty. */
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
