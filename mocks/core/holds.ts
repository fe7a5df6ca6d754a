import type { Db } from './db';
import type { Place } from './place';

/** Who stopped records, and why. */
export interface Stop {
  who: string;
  note: string;
}

declare module './area' {
  interface Area {
    /** Puts its own on hold that lead to a place and wait for a decision. @returns their numbers */
    hold?(db: Db, place: Place, stop: Stop): string[];
  }
}

/** Puts on hold what leads to a place and waits for a decision. @returns the numbers of those records */
export const holdWaiting = (db: Db, place: Place, stop: Stop): string[] =>
  db.areas.flatMap((area) => area.hold?.(db, place, stop) ?? []);
