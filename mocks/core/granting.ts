import type { Decimal } from '@/api/types';
import { isSuperAdmin, lackedBy, menuIdsOf, rolesOf, SUPER_ADMIN } from './access';
import type { Db } from './db';
import { withBelow } from './depts';
import { parse } from './money';
import { Refusal } from './refusal';
import type { Role, User } from './systemRows';

/** `sys_data_scope` */
const ALL = 1;
const CHOSEN = 2;
const OWN = 3;
const OWN_AND_BELOW = 4;

const CAPS = ['manualRechargeCap', 'adjustCap', 'grantCap'] as const;

/** What a role gives to those who hold it. */
export type Grant = Pick<Role, 'menuIds' | 'dataScope' | 'deptIds' | (typeof CAPS)[number]>;

/** No limit is the highest one. */
const isAtMost = (cap: Decimal | null, own: Decimal | null): boolean =>
  own === null || (cap !== null && parse(cap) <= parse(own));

/** Departments whose staff a user's roles show; `null` for everybody. */
function deptsSeen(db: Db, user: User): Set<number> | null {
  const roles = rolesOf(db, user);
  if (roles.some(({ dataScope }) => dataScope === ALL)) return null;
  return new Set(
    roles.flatMap(({ dataScope, deptIds }) => {
      if (dataScope === CHOSEN) return deptIds;
      if (dataScope === OWN) return [user.deptId];
      return dataScope === OWN_AND_BELOW ? withBelow(db, user.deptId) : [];
    }),
  );
}

function mayShow(db: Db, user: User, { dataScope, deptIds }: Grant): boolean {
  const seen = deptsSeen(db, user);
  if (seen === null) return true;
  return dataScope !== ALL && (dataScope !== CHOSEN || deptIds.every((id) => seen.has(id)));
}

/**
 * Nobody grants what he lacks: permissions, caps and the view of colleagues beyond his own. What was granted before may
 * stay. @throws Refusal 40300
 */
export function mustMayGrant(db: Db, user: User, grant: Grant, before?: Grant): void {
  if (isSuperAdmin(db, user)) return;
  const had = new Set(before?.menuIds);
  const added = grant.menuIds.filter((id) => !had.has(id));
  const roles = rolesOf(db, user);
  const isCovered = CAPS.every(
    (name) =>
      (before && grant[name] === before[name]) || roles.some((role) => isAtMost(grant[name], role[name])),
  );
  const isSameScope =
    before?.dataScope === grant.dataScope && String(before.deptIds) === String(grant.deptIds);
  const holdsAll = lackedBy(db, user, added).length === 0;
  if (!holdsAll || !isCovered || !(isSameScope || mayShow(db, user, grant))) {
    throw new Refusal(40300, { because: 'notHeld' });
  }
}

/** @throws Refusal 40300 for a role that gives more than the user has himself */
export function mustMayAssign(db: Db, user: User, role: Role): void {
  if (isSuperAdmin(db, user)) return;
  if (role.roleKey === SUPER_ADMIN) throw new Refusal(40300, { because: 'notHeld' });
  mustMayGrant(db, user, role);
}

/**
 * Who may act for a colleague, by a password or a phone that signs in as him, holds all that he holds.
 * @throws Refusal 40303 for a super administrator, 40300 for others who hold more
 */
export function mustHoldAllOf(db: Db, user: User, colleague: User): void {
  if (isSuperAdmin(db, user)) return;
  if (isSuperAdmin(db, colleague)) throw new Refusal(40303);
  if (user.id !== colleague.id && lackedBy(db, user, [...menuIdsOf(db, colleague)]).length > 0) {
    throw new Refusal(40300, { because: 'notHeld' });
  }
}
