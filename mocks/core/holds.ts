import type { HoldCause } from '@/contract/finance/withdrawStops';
import type { Db } from './db';
import type { Subject } from './subject';

/** Who stopped records, and why. */
export interface Stop {
  who: string;
  note: string;
  cause: Exclude<HoldCause, 'review'>;
  /** False: only what could be paid is put on hold; what waits for a review stays there. */
  waiting: boolean;
}

declare module './area' {
  interface Area {
    /** Puts its open records of a subject on hold. @returns their numbers */
    hold?(db: Db, subject: Subject, stop: Stop): string[];
    /**
     * Takes those off hold that were put there with a subject and that nothing else bars; each is reviewed from the start.
     * @returns their numbers
     */
    release?(db: Db, subject: Subject, by: Pick<Stop, 'who' | 'note'>): string[];
  }
}

/** Puts open records of a subject on hold. @returns their numbers */
export const holdOpen = (db: Db, subject: Subject, stop: Stop): string[] =>
  db.areas.flatMap((area) => area.hold?.(db, subject, stop) ?? []);

/** Takes off hold what was put there with a subject. @returns the numbers of those records */
export const releaseHeld = (db: Db, subject: Subject, by: Pick<Stop, 'who' | 'note'>): string[] =>
  db.areas.flatMap((area) => area.release?.(db, subject, by) ?? []);
