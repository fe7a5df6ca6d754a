import { rolesOf } from './access';
import type { Db } from './db';
import { withBelow } from './depts';
import type { User } from './systemRows';

/** `sys_data_scope`: which colleagues a role shows. */
const Scope = { all: 1, chosen: 2, own: 3, ownAndBelow: 4, self: 5 } as const;

/**
 * Whose doings an operator may see among the staff: the widest of what his roles show. He always sees his own; a name
 * that no operator has, such as that of the system, is seen only where the scope is everybody.
 */
export function staffScopeOf(db: Db, user: User): (userName: string) => boolean {
  const roles = rolesOf(db, user);
  if (roles.some(({ dataScope }) => dataScope === Scope.all)) return () => true;
  const depts = new Set(
    roles.flatMap(({ dataScope, deptIds }) => {
      if (dataScope === Scope.chosen) return deptIds;
      if (dataScope === Scope.own) return [user.deptId];
      return dataScope === Scope.ownAndBelow ? withBelow(db, user.deptId) : [];
    }),
  );
  const names = new Set(
    [...db.users.values()].filter(({ deptId }) => depts.has(deptId)).map((one) => one.userName),
  );
  return (userName) => userName === user.userName || names.has(userName);
}
