import type { Db } from './db';

/** How many wrong passwords are allowed within a time, and for how long none is accepted after them. */
export interface AttemptRule {
  within: number;
  tries: number;
  lock: number;
}

/** What is known of the attempts of a name, an address or an operator; old mistakes are forgotten. */
function attemptsOf(db: Db, key: string, { within }: AttemptRule) {
  const known = db.attempts.get(key) ?? { wrong: [], lockedUntil: 0 };
  known.wrong = known.wrong.filter((at) => db.now() - at < within);
  db.attempts.set(key, known);
  return known;
}

/** Milliseconds for which no attempt is accepted any more; 0 when one is. */
export const lockedFor = (db: Db, key: string, rule: AttemptRule): number =>
  Math.max(attemptsOf(db, key, rule).lockedUntil - db.now(), 0);

/** Counts a mistake. While the allowed number stays exceeded, each further one locks once more. */
export function countMistake(db: Db, key: string, rule: AttemptRule): void {
  const known = attemptsOf(db, key, rule);
  known.wrong.push(db.now());
  if (known.wrong.length >= rule.tries) known.lockedUntil = db.now() + rule.lock;
}

/** Forgets the mistakes, after a right password. */
export const forgetMistakes = (db: Db, key: string): void => void db.attempts.delete(key);
