import * as v from 'valibot';
import type { Field } from './field';
import { field } from './shared';

/** What is read by code of its own, which trusts nothing of it; `strict` is what a backend keeps to. */
export const unchecked = <Wire>(strict: v.GenericSchema<Wire>): Field<'any', unknown, Wire> =>
  field('any', strict, v.unknown(), undefined, {}, () => true);
