import { role as contract } from '../../src/contract/system/role';
import { SUPER_ADMIN } from '../core/access';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { menuInWords } from '../core/lackWords';
import { inLang } from '../core/optionHandlers';
import { only } from '../core/question';
import type { Role, User } from '../core/systemRows';

/** Users who hold a role, switched off or not. */
export const holdersOf = (db: Db, id: number): User[] =>
  [...db.users.values()].filter(({ roleIds }) => roleIds.includes(id));

/** True for a role that an unconfirmed change gives to a user. */
export const isWanted = (db: Db, id: number): boolean =>
  [...db.users.values()].some(({ pendingChange }) => pendingChange?.roleIds?.includes(id));

/** Records of the menu that a role holds: the built-in one holds whatever there is. */
export function menusOf(db: Db, { roleKey, menuIds }: Role) {
  if (roleKey === SUPER_ADMIN) return db.menus;
  const held = new Set(menuIds);
  return db.menus.filter(({ id }) => held.has(id));
}

/** Titles of the menu's records that are in one list of ids and not in another, as histories tell them. */
export function newTitles(db: Db, ids: unknown, others: unknown): string {
  const isIn = (list: unknown, id: number) => Array.isArray(list) && list.includes(id);
  return db.menus
    .filter(({ id }) => isIn(ids, id) && !isIn(others, id))
    .map((menu) => menuInWords(db, menu)[0])
    .join('、');
}

/** Ids as they travel. */
const wireChange = ({ pendingChange }: Role) =>
  pendingChange?.menuIds ? { ...pendingChange, menuIds: pendingChange.menuIds.map(String) } : pendingChange;

/** Roles as the contract describes them. */
export const roleResource = described<Role>(contract, {
  title: '角色管理',
  rows: ({ roles }) => [...roles.values()],
  find: ({ roles }, id) => roles.get(id),
  derive: (db, role) => {
    const [zh, en, tw] = role.name;
    return {
      name: { zh, en, tw },
      deptIds: role.deptIds.map(String),
      userCount: holdersOf(db, role.id).length,
      permissionCount: menusOf(db, role).length,
      pendingChange: wireChange(role),
    };
  },
  filters: { pending: only(({ pendingChange }) => pendingChange !== null) },
  inWords: (db, { deptIds }, lang) => ({
    deptNames: deptIds.flatMap((id) => {
      const dept = db.depts.get(id);
      return dept ? [inLang(dept.deptName, lang)] : [];
    }),
  }),
});
