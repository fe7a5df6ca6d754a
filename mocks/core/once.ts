import { Refusal } from './refusal';
import { signings, stepUp } from './stepUp';
import type { Stepping } from './stepUp';
import type { KeptAnswer } from './tables';

/** What makes two bodies the same request: not the password, nor the versions re-read since. */
const printOf = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    ['operPassword', 'version', 'versions'].includes(key) ? undefined : value,
  );

/** A text of a body; `undefined` when it has none of this name. */
export const textIn = (body: unknown, name: 'requestId' | 'operPassword'): string | undefined => {
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof given === 'string' && given !== '' ? given : undefined;
};

/**
 * What a call answered before, if its request id was used; `keep` holds the answer for the next time. What was
 * done with a password is told again with the right password only; one that nobody asked for does not count. `undefined`
 * for a call whose body has no such id.
 */
export function answered(asking: Stepping, path: string, body: unknown, isSigned: boolean) {
  const { db, user } = asking;
  const requestId = textIn(body, 'requestId');
  if (requestId === undefined) return undefined;
  const key = `${user.id} ${path} ${requestId}`;
  const print = printOf(body);
  const before = signings(db);
  const known = db.answers.get(key);
  // The same id with another wish is no repetition: answering "done" would be a lie.
  if (known && known.print !== print)
    throw new Refusal(40000, { field: 'requestId', because: 'requestUsed' });
  if (known?.guarded) stepUp(asking, textIn(body, 'operPassword') ?? '');
  return {
    known,
    keep: (data: unknown, written: KeptAnswer['written']) =>
      db.answers.set(key, {
        print,
        data,
        guarded: isSigned || signings(db) > before,
        at: db.stamp(),
        written,
      }),
  };
}
