import * as v from 'valibot';
import type { Shape, WireShape } from './field';

/** Schema of these fields for a backend. Additional fields are allowed. */
export const strictShape = <S extends Shape>(shape: S): v.GenericSchema<WireShape<S>> =>
  v.object(Object.fromEntries(Object.entries(shape).map(([name, { strict }]) => [name, strict]))) as never;
