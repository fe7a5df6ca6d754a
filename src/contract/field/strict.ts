import * as v from 'valibot';
import type { Shape, WireShape } from './field';

/** What a backend has to send, or is sent, where these fields travel. Fields beyond them are allowed. */
export const strictShape = <S extends Shape>(shape: S): v.GenericSchema<WireShape<S>> =>
  v.object(Object.fromEntries(Object.entries(shape).map(([name, { strict }]) => [name, strict]))) as never;
