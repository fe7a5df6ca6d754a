import type { Db } from './db';

/** A department with all below it. */
export function withBelow(db: Db, deptId: number): number[] {
  const below = [...db.depts.values()].filter(({ parentId }) => parentId === deptId);
  return [deptId, ...below.flatMap(({ id }) => withBelow(db, id))];
}

/** A department with all above it. */
export function withAbove(db: Db, deptId: number): number[] {
  const dept = db.depts.get(deptId);
  return dept ? [deptId, ...withAbove(db, dept.parentId)] : [];
}
