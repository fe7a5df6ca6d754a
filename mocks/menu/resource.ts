import { menu as contract } from '../../src/contract/system/menu';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { has } from '../core/question';
import { SUPER_ADMIN } from '../core/access';
import type { MenuRow, Role } from '../core/systemRows';

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** The roles that hold a record, but for the built-in one, which holds everything. */
export const holdersOf = (db: Db, { id }: MenuRow): Role[] =>
  [...db.roles.values()].filter(({ roleKey, menuIds }) => roleKey !== SUPER_ADMIN && menuIds.includes(id));

/** The records of the menu, as the contract describes them. */
export const menus = described<MenuRow>(contract, {
  title: '菜单管理',
  rows: (db) => db.menus,
  derive: (db, row) => ({
    parentId: row.pid,
    menuType: row.type,
    menuSort: row.weigh,
    isHide: flag(row.isHide),
    isKeepAlive: flag(row.isKeepAlive),
    isAffix: flag(row.isAffix),
    isLink: flag(row.isLink),
    isIframe: flag(row.isIframe),
    roles: holdersOf(db, row).map(({ id }) => String(id)),
  }),
  filters: { menuName: has(({ menuName, title }) => [menuName, ...title].join(' ')) },
});
