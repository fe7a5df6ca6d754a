import type { Db } from './db';
import { Refusal } from './refusal';
import type { AttemptKey, Attempts } from './systemRows';
import { MINUTE, stampOf } from './time';

/** How many mistakes are allowed within a time, and for how long nothing is accepted after them. */
export interface AttemptRule {
  within: number;
  tries: number;
  lock: number;
}

/** Parts stay apart whatever they hold: names come from strangers. */
const textOf = (key: AttemptKey): string => JSON.stringify(key);

const find = (db: Db, key: AttemptKey): Attempts | undefined => db.attempts.get(textOf(key));

/** The moment until which nothing is accepted; 0 when something is. */
export function lockEnd(db: Db, key: AttemptKey): number {
  const { lockedUntil = 0 } = find(db, key) ?? {};
  return lockedUntil > db.now() ? lockedUntil : 0;
}

/** How many mistakes count: those of the rule's time, and while it is locked those that led to the lock. */
export function mistakes(db: Db, key: AttemptKey, { within }: AttemptRule): number {
  const { wrong = [] } = find(db, key) ?? {};
  return lockEnd(db, key) > 0 ? wrong.length : wrong.filter((at) => db.now() - at < within).length;
}

/**
 * Counts a mistake. While the allowed number stays exceeded, each further one locks once more.
 * @param now the moment of the mistake, in milliseconds: one for all counts that it belongs to
 */
export function countMistake(
  db: Db,
  key: AttemptKey,
  { within, tries, lock }: AttemptRule,
  now = db.now(),
): void {
  const { wrong = [], lockedUntil = 0 } = find(db, key) ?? {};
  const counted = [...wrong.filter((at) => now - at < within), now];
  const until = counted.length >= tries ? now + lock : lockedUntil;
  db.attempts.set(textOf(key), { key, wrong: counted, lockedUntil: until });
}

/** Forgets mistakes and their lock, as after a right password. */
export const forgetMistakes = (db: Db, key: AttemptKey): void => void db.attempts.delete(textOf(key));

/** A refusal that says until when, in the platform's time, and how long that is. */
export function lockedRefusal(db: Db, code: 40013 | 40302, until: number): Refusal {
  const n = Math.ceil((until - db.now()) / MINUTE);
  return new Refusal(code, { n, until: stampOf(Math.ceil(until / MINUTE) * MINUTE).slice(0, 16) });
}
