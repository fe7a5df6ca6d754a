import { Urgency } from '../../../src/contract/block/review';
import { waitLate, waitWarn } from '../config/coreSettings';
import { setting } from '../config/setting';
import type { Db } from '../db';
import { within } from '../question';
import type { Narrow } from '../question';
import { MINUTE, msOf } from '../time';

/** How urgent a review is after so many minutes. */
export function urgencyOf(db: Db, minutes: number): Urgency {
  if (minutes > setting(db, waitLate)) return Urgency.late;
  return minutes >= setting(db, waitWarn) ? Urgency.soon : Urgency.fresh;
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

/** The filter by how many minutes a record has waited; one that does not wait is in no range. */
export const byWait = <Row extends { createdAt: string }>(
  waits: (row: Row) => boolean,
  since: (row: Row, db: Db) => string = ({ createdAt }) => createdAt,
): Narrow<Row> => within((row, db) => (waits(row) ? minutesSince(db, since(row, db)) : NaN));
