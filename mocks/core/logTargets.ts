import type { Db } from './db';

/** Records of members, as the operation log refers to them. */
export interface LogTarget {
  /** `targetType` of its lines. */
  type: string;
  /** Permission that shows such records. */
  list: string;
  find(db: Db, id: number): { memberId: number | null } | undefined;
}

declare module './area' {
  interface Area {
    /** Its records that belong to members. */
    logTargets?: readonly LogTarget[];
  }
}

/** The kind of record that a `targetType` of the operation log means; none for records of no member. */
export const logTargetOf = (db: Db, type: string): LogTarget | undefined =>
  db.areas.flatMap(({ logTargets = [] }) => logTargets).find((target) => target.type === type);
