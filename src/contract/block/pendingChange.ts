import { put, readByPost } from '../call';
import { password } from '../field/body';
import { code } from '../field/codes';
import type { Shape } from '../field/field';
import { record, records } from '../field/nested';
import { bool, flag, version } from '../field/numbers';
import { nullable, optional, partial, staffOnly, unlisted } from '../field/shared';
import { id, note, text } from '../field/texts';
import { time } from '../field/times';
import { toggle } from '../filter';
import type { RefusalName } from '../refusals';
import type { ResourceName } from '../resources';
import { identity } from './identity';
import { questioned } from './question';
import { Verdict } from './review';

/**
 * Guarded fields whose change waits for another operator: only those that differ, who asked for them, when, and until when
 * another operator can confirm them.
 */
export const pendingChange = <const S extends Shape>(fields: S) => ({
  pendingChange: nullable(staffOnly(record(partial(fields)))),
  changeBy: staffOnly(text()),
  changeAt: nullable(staffOnly(unlisted(time()))),
  /** The change lapses then, and everything stays as it is. */
  changeUntil: nullable(staffOnly(unlisted(time()))),
  ...questioned,
});

/** Keeps only records with an unconfirmed change. */
export const onlyPending = toggle(staffOnly(flag()));

/** One thing that a change would do, in the reader's language: what there is now, and what there would be. */
const consequence = {
  label: text(),
  before: text(),
  after: text(),
  bad: bool(),
  /** True: both are worths in USDT, with all their digits. */
  usdt: optional(bool()),
};

/** What a change would do, before it is sent. */
export const effect = {
  /** True: it would wait for another operator. */
  waits: bool(),
  /** `bad` marks what costs money or opens something. */
  consequences: records(consequence),
};

/**
 * Confirms or rejects the change that waits, as another operator than the one who asked for it; takes it back, as the one
 * who did. Who has set what a colleague signs in with counts as that colleague for `review.accountHours`.
 */
export const confirms = <const B extends string>(
  base: B,
  touches: readonly ResourceName[] = [],
  refusals: readonly RefusalName[] = [],
) =>
  ({
    confirmChange: put(`${base}/confirmChange`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
      },
      /** `wrongState`: also while a question is open. */
      refusals: ['reasonTooShort', 'samePerson', 'wrongState', ...refusals],
      touches: ['pending', 'home', ...touches],
    }),
    /** Only by the operator who asked for it. */
    withdrawChange: put(`${base}/withdrawChange`, {
      permission: `${base}/edit`,
      body: identity,
      refusals: ['wrongState'],
      touches: ['pending', 'home', ...touches],
    }),
  }) as const;

/**
 * Says what a change of these fields would do, and writes nothing. Without any of them it is about the change that waits.
 */
export const foresees = <const B extends string, const S extends Shape>(
  base: B,
  fields: S,
  refusals: readonly RefusalName[] = [],
) =>
  ({
    effect: readByPost(`${base}/effect`, {
      permission: `${base}/list`,
      body: { id: id(), ...partial(fields) },
      answer: effect,
      /** `wrongState`: a change that excludes this one waits. */
      refusals: ['wrongState', ...refusals],
      staffOnly: true,
    }),
  }) as const;

/** The same, also of a record that is to be added: then there is no `id`. */
export const foreseesNew = <const B extends string, const S extends Shape>(
  base: B,
  fields: S,
  refusals: readonly RefusalName[] = [],
) => {
  const { effect: call } = foresees(base, fields, refusals);
  return { effect: { ...call, body: { ...call.body, id: optional(id()) } } } as const;
};

/** Answer of an edit of guarded fields. */
export const guardedAnswer = {
  version: version(),
  /** True: a part of it waits for another operator; the rest is in force. */
  waits: bool(),
};
