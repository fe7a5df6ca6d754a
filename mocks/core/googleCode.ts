import { countMistake, forgetMistakes, lockedFor } from './attempts';
import type { AttemptRule } from './attempts';
import type { Db } from './db';
import { Refusal } from './refusal';
import type { User } from './systemRows';
import { MINUTE } from './time';
import { stepOf } from './totp';

const CODES: AttemptRule = { within: 15 * MINUTE, tries: 5, lock: 15 * MINUTE };

/**
 * Holds a code of an authenticator against its key; each serves once. Phones show the real time, whatever the data's
 * clock says. @throws Refusal 40016 for a wrong or used code, 40302 from the fifth on, for 15 minutes
 */
export function useGoogleCode(db: Db, user: User, secret: string, code: string): void {
  const key = `code ${user.id}`;
  if (lockedFor(db, key, CODES) > 0) throw new Refusal(40302);
  const step = stepOf(secret, code, Date.now());
  if (step === undefined || step <= user.googleStep) {
    countMistake(db, key, CODES);
    throw new Refusal(40016);
  }
  user.googleStep = step;
  forgetMistakes(db, key);
}
