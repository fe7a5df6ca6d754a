import { isSuperAdmin, menuIdsOf, permissionsOf, SITE, SUPER_ADMIN } from '../core/access';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { touch } from '../core/resource';
import type { MenuRow, Role } from '../core/systemRows';
import { holdersOf } from './resource';
import { above, below } from './tree';

/** @throws Refusal 40000 for a role that there is none of, or that is not given out by hand */
function rolesOf(db: Db, ids: readonly string[]): Role[] {
  return [...new Set(ids)].map((id) => {
    const role = db.roles.get(Number(id));
    if (!role || role.roleKey === SUPER_ADMIN) throw invalid('roles');
    return role;
  });
}

/** Gives a role the record, and the directories above it that lead there. */
function give(context: Context<unknown>, role: Role, row: MenuRow): void {
  const wanted = [row, ...above(context.db.menus, row)].map(({ id }) => id);
  const missing = wanted.filter((id) => !role.menuIds.includes(id));
  if (missing.length === 0) return;
  role.menuIds = [...role.menuIds, ...missing];
  touch(context, role);
}

/** Takes the record from a role, with what is below it. */
function take(context: Context<unknown>, role: Role, row: MenuRow): void {
  const gone = new Set([row, ...below(context.db.menus, row)].map(({ id }) => id));
  role.menuIds = role.menuIds.filter((id) => !gone.has(id));
  touch(context, role);
}

/**
 * Refuses a change by which a role would get a permission that the operator lacks: a record added to the role, or another
 * permission in a record it has.
 * @throws Refusal 40300
 */
export function mustMayGrant(
  { db, user }: Context<unknown>,
  next: Pick<MenuRow, 'name' | 'type'>,
  before: MenuRow | undefined,
  roles: readonly string[] | undefined,
): void {
  if (next.type === 0 || isSuperAdmin(db, user) || permissionsOf(db, user).has(next.name)) return;
  const held = before ? holdersOf(db, before).map(({ id }) => String(id)) : [];
  const gains = (roles ?? held).some((id) => !held.includes(id));
  const isRenamed = before !== undefined && before.name !== next.name && held.length > 0;
  if (gains || isRenamed) throw new Refusal(40300, { because: 'menuNotHeld' });
}

/** True while the operator holds the screen of the menus. */
const holdsMenuScreen = ({ db, user }: Context<unknown>): boolean => {
  const held = menuIdsOf(db, user);
  const screen = db.menus.find(({ name }) => name === `${SITE}menu/list`);
  return screen !== undefined && [screen, ...above(db.menus, screen)].every(({ id }) => held.has(id));
};

/**
 * Lets these roles hold a record, and no others; without `ids` those that hold it, which may need other directories now.
 * @throws Refusal 42208 when the operator would lose the screen of the menus; nothing is changed then
 */
export function setHolders(
  context: Context<unknown>,
  row: MenuRow,
  ids: readonly string[] | undefined,
): void {
  const { db } = context;
  const before = holdersOf(db, row);
  const after = ids ? rolesOf(db, ids) : before;
  const kept = new Map([...db.roles.values()].map((role) => [role, { ...role }]));
  const could = holdsMenuScreen(context);
  for (const role of before) if (!after.includes(role)) take(context, role, row);
  for (const role of after) give(context, role, row);
  if (!could || holdsMenuScreen(context)) return;
  for (const [role, copy] of kept) Object.assign(role, copy);
  throw new Refusal(42208, { because: 'menuScreen' });
}
