import type { Db } from './db';
import type { Place } from './place';

/** Whose records must not go on: a member's, or those that lead to an address. */
export type Suspect = { memberId: number } | { place: Place };

/** Who stopped them, and why. */
export interface Stop {
  who: string;
  note: string;
}

declare module './area' {
  interface Area {
    /** Puts its own on hold that wait for a decision. @returns their numbers */
    hold?(db: Db, suspect: Suspect, stop: Stop): string[];
  }
}

/** Puts on hold what waits for a decision because of a member or an address. @returns the numbers of those records */
export const holdWaiting = (db: Db, suspect: Suspect, stop: Stop): string[] =>
  db.areas.flatMap((area) => area.hold?.(db, suspect, stop) ?? []);
