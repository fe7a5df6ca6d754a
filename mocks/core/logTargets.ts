import type { Db } from './db';

/** Records of members, as the operation log refers to them. */
export interface LogTarget {
  /** `targetType` of its lines. */
  type: string;
  /** Permission that shows such records. */
  list: string;
  find(db: Db, id: number): { memberId: number | null; status?: number } | undefined;
}

declare module './area' {
  interface Area {
    /** Its records that belong to members. */
    logTargets?: readonly LogTarget[];
  }
}

const known = new WeakMap<Db['areas'], Map<string, LogTarget>>();

/** The kind of record that a `targetType` of the operation log means; none for records of no member. */
export function logTargetOf({ areas }: Db, type: string): LogTarget | undefined {
  const targets =
    known.get(areas) ??
    new Map(areas.flatMap(({ logTargets = [] }) => logTargets).map((target) => [target.type, target]));
  known.set(areas, targets);
  return targets.get(type);
}
