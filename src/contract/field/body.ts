import * as v from 'valibot';
import type { Field } from './field';
import { count } from './numbers';
import { mapOf } from './nested';
import { field } from './shared';

const plainText = <const K extends 'reason' | 'password' | 'requestId'>(
  kind: K,
  min: number,
  max: number,
): Field<K, string, string> =>
  field(kind, v.pipe(v.string(), v.minLength(min), v.maxLength(max)), v.string(), '', { min, max });

/** Why an operator does something; goes to the operation log. */
export const reason = (min = 5) => plainText('reason', min, 200);

/** The operator's own password, asked once more before something that moves money or power. */
export const password = () => plainText('password', 1, 64);

/** Stays the same for all attempts of one write, so that it is done once. */
export const requestId = () => plainText('requestId', 8, 64);

/** The version of each record that is written to, by its id. */
export const versions = (): Field<'versions', Record<string, number>, Record<string, number>> => ({
  ...mapOf(count()),
  kind: 'versions',
});
