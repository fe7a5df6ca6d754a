import * as v from 'valibot';
import type { Field } from './field';
import { field } from './shared';

/** A value read by code of its own that validates it; `strict` is the schema for a backend. */
export const unchecked = <Wire>(strict: v.GenericSchema<Wire>): Field<'any', unknown, Wire> =>
  field('any', strict, v.unknown(), undefined, {}, () => true);
