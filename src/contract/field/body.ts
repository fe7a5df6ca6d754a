import * as v from 'valibot';
import type { Field } from './field';
import { count } from './numbers';
import { mapOf } from './nested';
import { LEAST_REASON } from './limits';
import { field } from './shared';

const plainText = <const K extends 'reason' | 'password' | 'requestId'>(
  kind: K,
  min: number,
  max: number,
  pattern?: RegExp,
): Field<K, string, string> =>
  field(kind, v.pipe(v.string(), v.minLength(min), v.maxLength(max)), v.string(), '', {
    min,
    max,
    ...(pattern ? { pattern } : {}),
  });

/** The operator's reason for an action; written to the operation log. */
export const reason = (min = LEAST_REASON) => plainText('reason', min, 200);

/** The operator's own password, requested again before actions that move money or change permissions. */
export const password = () => plainText('password', 1, 64);

/** The same for all attempts of one write, so that the server does it once. */
export const requestId = () => plainText('requestId', 8, 64, /^[\w-]{8,64}$/);

/** The versions of the records to write, by id. */
export const versions = (): Field<'versions', Record<string, number>, Record<string, number>> => ({
  ...mapOf(count()),
  kind: 'versions',
});
