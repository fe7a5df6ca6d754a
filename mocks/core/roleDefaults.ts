import { filteringPart } from '../../src/contract/filteringPart';
import { MenuType } from '../../src/contract/system/menu';
import type { RoleDefaults } from '@/contract/system/roleDefaults';
import { can, menuIdsOf, rolesOf } from './access';
import type { Db } from './db';
import { listOf } from './lists';
import type { ListContract } from './lists';
import { isScoped, withoutStaffs } from './staffOnly';
import type { MenuRow, User } from './systemRows';

/** A role that says nothing. */
export const NO_DEFAULTS: RoleDefaults = { lists: [] };

/** The page of a component in a user's menu; `undefined` for one that is not there. */
export function pageFor(db: Db, user: User, view: string): MenuRow | undefined {
  const ids = menuIdsOf(db, user);
  return db.menus.find(
    ({ id, type, component }) => type === MenuType.page && component === view && ids.has(id),
  );
}

/** A list as a user may read it; `undefined` for one that is not theirs. */
export function listFor(db: Db, user: User, name: string): ListContract | undefined {
  const list = listOf(db, name);
  if (!list || !can(db, user, list.calls.list.permission ?? list.calls.list.path)) return undefined;
  return isScoped({ user }) ? withoutStaffs(list) : list;
}

/** Without the columns of fields that a user does not get. */
const columnsFor = (user: User, { row }: ListContract, keys: readonly string[]): string[] =>
  isScoped({ user }) ? keys.filter((key) => row[key]?.options.staffOnly !== true) : [...keys];

function startFor(db: Db, user: User, { start }: RoleDefaults): Pick<RoleDefaults, 'start'> {
  return start && pageFor(db, user, start.view) ? { start } : {};
}

/** What a role sets, without the page and the lists that a user may not open, and what of them is for others. */
export function defaultsFor(db: Db, user: User, defaults: RoleDefaults): RoleDefaults {
  const { density, lists } = defaults;
  return {
    ...startFor(db, user, defaults),
    ...(density === undefined ? {} : { density }),
    lists: lists.flatMap(({ list: name, columns, search }) => {
      const list = listFor(db, user, name);
      if (!list) return [];
      const isOwn = search !== undefined && filteringPart(list, search) === search;
      const kept = columns && {
        order: columnsFor(user, list, columns.order),
        shown: columnsFor(user, list, columns.shown),
        all: columns.all,
      };
      if (!kept && !isOwn) return [];
      return [{ list: name, ...(kept ? { columns: kept } : {}), ...(isOwn ? { search } : {}) }];
    }),
  };
}

/** What a user's roles set, in the order of the roles; those that say nothing are left out. */
export const defaultsOfRoles = (db: Db, user: User): RoleDefaults[] =>
  rolesOf(db, user)
    .toSorted((a, b) => a.listOrder - b.listOrder || a.id - b.id)
    .map(({ defaults }) => defaultsFor(db, user, defaults))
    .filter(({ start, density, lists }) => start ?? density ?? lists.length > 0);
