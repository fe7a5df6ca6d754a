import { DataScope } from '../../src/contract/system/role';
import { rolesOf } from './access';
import type { Db } from './db';
import { withBelow } from './depts';
import type { Role, User } from './systemRows';

/** Departments whose staff these roles show to a person of a department; `null` for everybody. */
export function deptsShown(
  db: Db,
  roles: readonly Pick<Role, 'dataScope' | 'deptIds'>[],
  deptId: number,
): Set<number> | null {
  if (roles.some(({ dataScope }) => dataScope === DataScope.all)) return null;
  return new Set(
    roles.flatMap(({ dataScope, deptIds }) => {
      if (dataScope === DataScope.chosen) return deptIds;
      if (dataScope === DataScope.own) return [deptId];
      return dataScope === DataScope.ownAndBelow ? withBelow(db, deptId) : [];
    }),
  );
}

/**
 * Whose doings an operator may see among the staff: the widest of what his roles show. He always sees his own; a name
 * that no operator has, such as that of the system, is seen only where the scope is everybody.
 */
export function staffScopeOf(db: Db, user: User): (userName: string) => boolean {
  const depts = deptsShown(db, rolesOf(db, user), user.deptId);
  if (depts === null) return () => true;
  const names = new Set(
    [...db.users.values()].filter(({ deptId }) => depts.has(deptId)).map((one) => one.userName),
  );
  return (userName) => userName === user.userName || names.has(userName);
}
