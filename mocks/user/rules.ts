import { isActive, isSuperAdmin } from '../core/access';
import type { Db } from '../core/db';
import type { Invariant } from '../core/invariants/complain';
import { memberOfUid } from '../core/memberLookups';
import type { Lack } from '../core/powers';
import { invalid, Refusal } from '../core/refusal';
import type { User } from '../core/systemRows';

/** The administrator that the console was delivered with. */
const BUILT_IN = 1;

/** @throws Refusal 40303 for the built-in administrator and oneself */
export function mustBeOpen(operator: User, user: User): void {
  if (user.id === BUILT_IN || user.id === operator.id) throw new Refusal(40303);
}

const activeAdmins = (db: Db): User[] =>
  [...db.users.values()].filter((user) => isActive(user) && isSuperAdmin(db, user));

/** @throws Refusal 40303 for the only super administrator who can still sign in */
export function mustNotBeLast(db: Db, user: User): void {
  const others = activeAdmins(db).filter(({ id }) => id !== user.id);
  if (others.length === 0) throw new Refusal(40303);
}

/** What a user refers to and the operator chooses. */
export type Ties = Pick<User, 'deptId' | 'roleIds' | 'postIds' | 'bindMemberId'>;

/** @throws Refusal 40000 by the field that refers to nothing */
export function mustBeSound(db: Db, { deptId, roleIds, postIds, bindMemberId }: Ties): void {
  if (!db.depts.has(deptId)) throw invalid('deptId');
  if (roleIds.length === 0 || roleIds.some((id) => !db.roles.has(id))) throw invalid('roleIds');
  if (postIds.some((id) => db.posts.get(id)?.deleted !== false)) throw invalid('postIds');
  if (bindMemberId !== '' && !memberOfUid(db, bindMemberId)) throw invalid('bindMemberId');
}

/** The field of the form that gives more than the operator has. */
export const fieldOf =
  (before: Pick<User, 'deptId'> | undefined, after: Pick<User, 'deptId'>) =>
  ({ staff, permissions, caps, isSuper, team }: Lack): string => {
    if (isSuper || permissions.length > 0 || caps.length > 0) return 'roleIds';
    if (team && !staff) return 'bindMemberId';
    return before && before.deptId !== after.deptId ? 'deptId' : 'roleIds';
  };

/** The built-in administrator and oneself keep their roles and see what they saw. @throws Refusal 40303 */
export function mustKeepOwn(operator: User, before: User, after: Ties): void {
  if (before.id !== BUILT_IN && before.id !== operator.id) return;
  const keeps = before.roleIds.every((id) => after.roleIds.includes(id));
  if (!keeps || before.bindMemberId !== after.bindMemberId) throw new Refusal(40303);
}

/** At least one super administrator can sign in. */
export const checkAdmins: Invariant = (db, complain) => {
  if (activeAdmins(db).length === 0) complain('no super administrator can sign in');
};
