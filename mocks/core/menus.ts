import { MenuType } from '../../src/contract/system/menu';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { MenuRecord, UserMenus } from '@/api/types';
import { accessMark, menuIdsOf, permissionsOf, SUPER_ADMIN, userInfoOf } from './access';
import { consoleSettingsOf } from './config/consoleSettings';
import type { Db } from './db';
import type { MenuRow, User } from './systemRows';

const VIEWS = join(import.meta.dirname, '../../src/views');

/** Every file of the screens, read once: one that is added is in the menu after the next start. */
const files = new Set(
  readdirSync(VIEWS, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/')),
);

/**
 * True when a record is worth sending: the screens of some that came with the product are yet to be built. What an operator
 * has made is sent whatever it names, and the console says what is wrong with it.
 */
const isShown = ({ component, isBuiltIn }: MenuRow): boolean =>
  !isBuiltIn ||
  component.startsWith('layout/') ||
  files.has(`${component}.tsx`) ||
  files.has(`${component}/index.tsx`);

/** `api/v2/sitebkd/member/list` → `apiV2SitebkdMemberList`. */
const routeName = (permission: string): string =>
  permission.replace(/[/_]+(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Holders {
  db: Db;
  held: (menu: MenuRow) => boolean;
}

function recordOf({ db, held }: Holders, menu: MenuRow): MenuRecord | undefined {
  if (menu.type === MenuType.button || !held(menu) || !isShown(menu)) return undefined;
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

/** The menu a user gets, only screens that exist; and all his roles hold: a screen may show what belongs to another. */
export function userMenusOf(db: Db, user: User, since: number): Required<UserMenus> {
  const ids = menuIdsOf(db, user);
  const menuList = childrenOf({ db, held: (menu) => ids.has(menu.id) }, 0);
  return {
    menuList,
    permissions: [...permissionsOf(db, user)],
    userInfo: userInfoOf(db, user, since),
    settings: consoleSettingsOf(db, user),
    access: accessMark(db, user),
  };
}

/** True when a page of this path is in the user's menu. */
export function pathInMenu(db: Db, user: User, path: string): boolean {
  const ids = menuIdsOf(db, user);
  return db.menus.some((menu) => menu.path === path && ids.has(menu.id) && isShown(menu));
}
