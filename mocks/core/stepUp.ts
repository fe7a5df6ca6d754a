import { countMistake, forgetMistakes, lockedRefusal, lockEnd } from './attempts';
import type { AttemptRule } from './attempts';
import type { Db } from './db';
import { invalid, Refusal } from './refusal';
import type { AttemptKey, User } from './systemRows';
import { MINUTE } from './time';

/** Who is asked, in which session. */
export interface Stepping {
  db: Db;
  user: User;
  /** Of the session. */
  token: string | undefined;
}

/** How often an own password was asked for and right, by backend. */
const counts = new WeakMap<Db, number>();

/** How often that was so; more after a call than before it: the call was done with a password. */
export const signings = (db: Db): number => counts.get(db) ?? 0;

export const STEP_UP: AttemptRule = { within: 15 * MINUTE, tries: 5, lock: 15 * MINUTE };

/** How long a code of the authenticator counts. */
export const CODE_LIFE = 5 * MINUTE;

/**
 * The operator's own password once more.
 * @throws Refusal 40301 when wrong, 40302 from the fifth mistake in 15 minutes on, for 15 minutes
 */
export function checkOwn({ db, user }: Pick<Stepping, 'db' | 'user'>, password: string): void {
  const key: AttemptKey = ['own password', String(user.id)];
  const mustBeOpen = () => {
    const until = lockEnd(db, key);
    if (until > 0) throw lockedRefusal(db, 40302, until);
  };
  mustBeOpen();
  if (password === user.password) return forgetMistakes(db, key);
  countMistake(db, key, STEP_UP);
  mustBeOpen();
  throw new Refusal(40301);
}

/**
 * The same for a call that takes the password for some of its changes alone.
 * @throws Refusal 40000 without a password, and as `stepUp`
 */
export function mustSign(context: Stepping, password: string | undefined): void {
  if (!password) throw invalid('operPassword');
  stepUp(context, password);
}

/**
 * The operator's own password once more and, where an authenticator is bound, a code of the last five minutes.
 * @throws Refusal 40301, 40302, 40305 when a code is wanted first
 */
export function stepUp(context: Stepping, password: string): void {
  const { db, user, token } = context;
  checkOwn(context, password);
  const { codeAt = 0 } = db.sessions.get(token ?? '') ?? {};
  if (user.googleSecret !== '' && db.now() - codeAt > CODE_LIFE) throw new Refusal(40305);
  counts.set(db, signings(db) + 1);
}
