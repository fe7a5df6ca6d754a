import { MenuType } from '../../src/contract/system/menu';
import type { MenuRecord, UserMenus } from '@/api/types';
import { accessMark, menuIdsOf, permissionsOf, SUPER_ADMIN, userInfoOf } from './access';
import { consoleSettingsOf } from './config/consoleSettings';
import type { Db } from './db';
import { defaultsOfRoles } from './roleDefaults';
import type { MenuRow, User } from './systemRows';

/** `api/v2/sitebkd/member/list` → `apiV2SitebkdMemberList`. */
const routeName = (permission: string): string =>
  permission.replace(/[/_]+(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Holders {
  db: Db;
  held: (menu: MenuRow) => boolean;
}

function recordOf({ db, held }: Holders, menu: MenuRow): MenuRecord | undefined {
  if (menu.type === MenuType.button || !held(menu)) return undefined;
  const children = childrenOf({ db, held }, menu.id);
  const isDirectory = menu.type === MenuType.directory;
  if (isDirectory && children.length === 0) return undefined;
  const owners = [...db.roles.values()].filter(
    (role) => role.roleKey === SUPER_ADMIN || role.menuIds.includes(menu.id),
  );
  return {
    id: menu.id,
    pid: menu.pid,
    name: routeName(menu.name),
    path: menu.path,
    component: menu.component,
    ...(menu.redirect ? { redirect: menu.redirect } : {}),
    meta: {
      title: menu.menuName,
      icon: menu.icon,
      isLink: menu.isLink ? menu.linkUrl : '',
      // A directory with nothing to show is not worth a place in the menu; what links lead to stands in it all the same.
      isHide: menu.isHide || (isDirectory && children.every((child) => child.meta.isHide)),
      isKeepAlive: menu.isKeepAlive,
      isAffix: menu.isAffix,
      isIframe: menu.isIframe,
      roles: owners.map((role) => role.roleKey),
    },
    children,
  };
}

const childrenOf = (holders: Holders, pid: number): MenuRecord[] =>
  holders.db.menus
    .filter((menu) => menu.pid === pid)
    .sort((a, b) => a.weigh - b.weigh)
    .flatMap((menu) => recordOf(holders, menu) ?? []);

/** The menu a user gets, and all his roles hold: a screen may show what belongs to another. */
export function userMenusOf(db: Db, user: User, since: number): Required<UserMenus> {
  const ids = menuIdsOf(db, user);
  const menuList = childrenOf({ db, held: (menu) => ids.has(menu.id) }, 0);
  return {
    menuList,
    permissions: [...permissionsOf(db, user)],
    userInfo: userInfoOf(db, user, since),
    settings: consoleSettingsOf(db, user),
    defaults: defaultsOfRoles(db, user),
    access: accessMark(db, user),
  };
}

/** True when a page of this path is in the user's menu. */
export function pathInMenu(db: Db, user: User, path: string): boolean {
  const ids = menuIdsOf(db, user);
  return db.menus.some((menu) => menu.path === path && ids.has(menu.id));
}
