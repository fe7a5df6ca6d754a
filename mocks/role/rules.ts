import { DataScope } from '../../src/contract/system/role';
import { can, isSuperAdmin, SUPER_ADMIN } from '../core/access';
import type { Db } from '../core/db';
import type { Cap, Lack } from '../core/powers';
import { mustHoldRole } from '../core/granting';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import type { Role, User } from '../core/systemRows';
import type { Texts } from '../core/rows';

/** @throws Refusal 40303 for the built-in role, 40300 for one that holds what the operator lacks */
export function mustBeOpen(context: Pick<Context<unknown>, 'db' | 'user'>, role: Role): void {
  if (role.roleKey === SUPER_ADMIN) throw new Refusal(40303);
  mustHoldRole(context, role);
}

/** @throws Refusal 40905 for the name of another role */
export function mustHaveOwnName(db: Db, [name]: Texts, id?: number): void {
  const isTaken = [...db.roles.values()].some((role) => role.id !== id && role.name[0] === name);
  if (isTaken) throw new Refusal(40905, { field: 'name' });
}

/** What a role gives to those who hold it. */
export type Grant = Pick<Role, 'menuIds' | 'dataScope' | 'deptIds' | Cap>;

/** @throws Refusal 40000 by the field that refers to nothing */
export function mustBeSound(db: Db, { menuIds, deptIds, dataScope }: Grant): void {
  const known = new Set(db.menus.map(({ id }) => id));
  if (menuIds.some((id) => !known.has(id))) throw invalid('menuIds');
  if (deptIds.some((id) => !db.depts.has(id))) throw invalid('deptIds');
  if (dataScope === DataScope.chosen && deptIds.length === 0) throw invalid('deptIds');
}

/** The field of the form that gives more than the operator has. */
export const fieldOf = ({ permissions, caps, staff }: Lack): string | undefined =>
  permissions.length > 0 ? 'menuIds' : (caps[0] ?? (staff ? 'dataScope' : undefined));

/** To be called on trial, after the change. @throws Refusal 42208 where it cost the operator the permission to make it */
export function mustStayAble(db: Db, operator: User, path: string): void {
  if (!isSuperAdmin(db, operator) && !can(db, operator, path)) throw new Refusal(42208);
}

/** Departments are kept for the scope that uses them. */
export const deptsFor = (dataScope: number, deptIds: readonly number[]): number[] =>
  dataScope === DataScope.chosen ? [...new Set(deptIds)] : [];
