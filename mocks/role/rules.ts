import { can, isSuperAdmin, SUPER_ADMIN } from '../core/access';
import type { Db } from '../core/db';
import type { Grant } from '../core/granting';
import { mustMayGrant } from '../core/granting';
import { invalid, Refusal } from '../core/refusal';
import type { Role, User } from '../core/systemRows';
import type { Texts } from '../core/rows';

/** `sys_data_scope`: chosen departments. */
const CHOSEN = 2;

/** @throws Refusal 40303 for the built-in role */
export function mustBeOwn({ roleKey }: Role): void {
  if (roleKey === SUPER_ADMIN) throw new Refusal(40303);
}

/** @throws Refusal 40905 for the name of another role */
export function mustHaveOwnName(db: Db, [name]: Texts, id?: number): void {
  const isTaken = [...db.roles.values()].some((role) => role.id !== id && role.name[0] === name);
  if (isTaken) throw new Refusal(40905, { field: 'name' });
}

/** @throws Refusal 40000 by the field that refers to nothing, 40300 for more than the operator has himself */
export function mustBeSound(db: Db, operator: User, grant: Grant, before?: Grant): void {
  const known = new Set(db.menus.map(({ id }) => id));
  if (grant.menuIds.some((id) => !known.has(id))) throw invalid('menuIds');
  if (grant.deptIds.some((id) => !db.depts.has(id))) throw invalid('deptIds');
  if (grant.dataScope === CHOSEN && grant.deptIds.length === 0) throw invalid('deptIds');
  mustMayGrant(db, operator, grant, before);
}

/** Makes the change and takes it back where it would cost the operator the permission to make it. @throws Refusal 42208 */
export function withoutLockout(
  db: Db,
  operator: User,
  role: Role,
  path: string,
  change: Partial<Role>,
): void {
  const before = { ...role };
  Object.assign(role, change);
  if (isSuperAdmin(db, operator) || can(db, operator, path)) return;
  Object.assign(role, before);
  throw new Refusal(42208);
}

/** Departments are kept for the scope that uses them. */
export const deptsFor = (dataScope: number, deptIds: readonly number[]): number[] =>
  dataScope === CHOSEN ? [...new Set(deptIds)] : [];
