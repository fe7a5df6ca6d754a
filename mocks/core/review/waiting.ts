import { Urgency } from '../../../src/contract/block/review';
import type { Db } from '../db';
import { MINUTE, msOf } from '../time';

const limitOf = (db: Db, which: 'warn' | 'late', fallback: number): number =>
  Number(db.config.get(`review.sla.${which}`) ?? fallback);

/** How urgent a review is after so many minutes. */
export function urgencyOf(db: Db, minutes: number): Urgency {
  if (minutes > limitOf(db, 'late', 30)) return Urgency.late;
  return minutes >= limitOf(db, 'warn', 10) ? Urgency.soon : Urgency.fresh;
}

/** Whole minutes since a moment. */
export const minutesSince = (db: Db, since: string): number => Math.floor((db.now() - msOf(since)) / MINUTE);

/** How long a record has waited for its review, and how urgent that makes it; `null` when it does not wait. */
export function waitOf(
  db: Db,
  waits: boolean,
  since: string,
): { waitMinutes: number | null; waitUrgency: Urgency | null } {
  if (!waits) return { waitMinutes: null, waitUrgency: null };
  const waitMinutes = minutesSince(db, since);
  return { waitMinutes, waitUrgency: urgencyOf(db, waitMinutes) };
}
