import { isGranting, isSuperAdmin, menuIdsOf, permissionsOf, SITE, SUPER_ADMIN } from '../core/access';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { permissionsInWords } from '../core/lackWords';
import { invalid, Refusal } from '../core/refusal';
import { touch } from '../core/resource';
import type { MenuRow, Role } from '../core/systemRows';
import { holdersOf } from './resource';
import { above, below } from './tree';
import { refusals } from './refusals';

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
 * Records of permissions that the operator lacks stay where they are and keep their names; those of a directory move with it.
 * @throws Refusal 40300 that names them
 */
export function mustHoldRecord({ db, user }: Context<unknown>, row: MenuRow): void {
  if (isSuperAdmin(db, user)) return;
  const held = permissionsOf(db, user);
  const lacking = [row, ...below(db.menus, row)]
    .filter((menu) => isGranting(menu) && !held.has(menu.name))
    .map(({ name }) => name);
  if (lacking.length > 0)
    throw new Refusal(40300, { because: refusals.menuNotHeld, lacking: permissionsInWords(db, lacking) });
}

/** True while the operator holds the screen of the menus. */
const holdsMenuScreen = ({ db, user }: Context<unknown>): boolean => {
  const held = menuIdsOf(db, user);
  const screen = db.menus.find(({ name }) => name === `${SITE}menu/list`);
  return screen !== undefined && [screen, ...above(db.menus, screen)].every(({ id }) => held.has(id));
};

/**
 * Lets these roles hold a record, and no others; without `ids` those that hold it, which may need other directories now.
 * To be called on trial. @throws Refusal 42208 when the operator would lose the screen of the menus
 */
export function setHolders(
  context: Context<unknown>,
  row: MenuRow,
  ids: readonly string[] | undefined,
): void {
  const { db } = context;
  const before = holdersOf(db, row);
  const after = ids ? rolesOf(db, ids) : before;
  const could = holdsMenuScreen(context);
  for (const role of before) if (!after.includes(role)) take(context, role, row);
  for (const role of after) give(context, role, row);
  if (could && !holdsMenuScreen(context)) throw new Refusal(42208, { because: refusals.menuScreen });
}
