import { countMistake, forgetMistakes, lockedRefusal, lockEnd } from './attempts';
import type { AttemptRule } from './attempts';
import type { Db } from './db';
import { Refusal } from './refusal';
import type { AttemptKey, User } from './systemRows';
import { MINUTE } from './time';
import { stepOf } from './totp';

export const CODES: AttemptRule = { within: 15 * MINUTE, tries: 5, lock: 15 * MINUTE };

/** What wrong codes of a user are counted by. */
export const codeKey = ({ id }: User): AttemptKey => ['code', String(id)];

/**
 * Holds a code of an authenticator against its key; each serves once. Phones show the real time, whatever the data's
 * clock says. @throws Refusal 40016 for a wrong or used code, 40302 from the fifth on, for 15 minutes
 */
export function useGoogleCode(db: Db, user: User, secret: string, code: string): void {
  const key = codeKey(user);
  const until = lockEnd(db, key);
  if (until > 0) throw lockedRefusal(db, 40302, until);
  const step = stepOf(secret, code, Date.now());
  if (step === undefined || step <= user.googleStep) {
    countMistake(db, key, CODES);
    throw new Refusal(40016);
  }
  user.googleStep = step;
  forgetMistakes(db, key);
}
