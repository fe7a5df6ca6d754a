import type { Db } from './db';

/** What is doubtful about one record. */
export interface Risk {
  /** 0 to 100; 0 for kinds without a score. */
  riskScore: number;
  riskFlags: string[];
}

declare module './area' {
  interface Area {
    /** What is doubtful in those of a member's records that have no end yet. */
    risks?(db: Db, memberId: number): Risk[];
  }
}

/** What is doubtful in a member's records that have no end yet. */
export const openRisks = (db: Db, memberId: number): Risk[] =>
  db.areas.flatMap((area) => area.risks?.(db, memberId) ?? []);
