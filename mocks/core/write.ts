import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';

/** A call of the contract that writes, whose body has these fields, and perhaps others. */
export interface Write<S extends Shape> extends Call {
  body: S;
}

/** True for a call whose body has fields of these names and kinds. */
export const takes = <S extends Shape>(call: Call | undefined, shape: S): call is Write<S> =>
  Object.entries(shape).every(([name, { kind }]) => call?.body?.[name]?.kind === kind);
