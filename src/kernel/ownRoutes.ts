import type { Entry } from '@/stores/routes';
import { matchView, viewName } from './viewMap';

interface Own {
  path: string;
  component: string;
  title: string;
  icon: string;
  pinned?: boolean;
  hidden?: boolean;
  roles: string[];
  /** True: for everybody where the server sends the menu, since its role names may be neither of these two. */
  open?: boolean;
}

/** The console's own children of `/` (spec §2). */
const OWN: Own[] = [
  {
    path: '/home',
    component: 'home/index',
    title: 'router.home',
    icon: 'HomeOutlined',
    pinned: true,
    roles: ['admin', 'common'],
    open: true,
  },
  {
    path: '/personal',
    component: 'personal/index',
    title: 'router.personal',
    icon: 'UserOutlined',
    hidden: true,
    roles: ['admin'],
  },
];

/** True for a view of the console's own, which is no list of records. */
export const isOwnView = (view: string): boolean => OWN.some(({ component }) => component === view);

/**
 * Home and the personal centre, when their views are built.
 * @param byRole true in front-end mode, false where the server sends the menu
 */
export function ownRoutes(files: readonly string[], byRole: boolean): Entry[] {
  return OWN.filter(({ component }) => files.some((file) => viewName(file) === component)).map((own) =>
    entryOf(files, own, byRole),
  );
}

const entryOf = (files: readonly string[], own: Own, byRole: boolean): Entry => ({
  name: own.path,
  path: own.path,
  title: own.title,
  icon: own.icon,
  hidden: own.hidden === true,
  keepAlive: true,
  pinned: own.pinned === true,
  roles: own.open && !byRole ? [] : own.roles,
  target: { kind: 'view', component: own.component, match: matchView(files, own.component) },
  parents: [],
  children: [],
});

/** The screen that changes the menu, at an address that no menu of a server takes. */
const MENUS: Own = {
  path: '/menus',
  component: 'system/menu/index',
  title: 'menu.915',
  icon: 'MenuOutlined',
  open: true,
  roles: [],
};

const leadsTo = (tree: readonly Entry[], component: string): boolean =>
  tree.some(
    ({ hidden, target, children }) =>
      !hidden &&
      ((target.kind === 'view' && target.match.kind === 'one' && viewName(target.match.key) === component) ||
        leadsTo(children, component)),
  );

/**
 * The screen of the menus, for a menu that is broken and does not lead there: who may change it can mend it.
 * @returns no entry when the menu leads there
 */
export const repairRoutes = (tree: readonly Entry[], files: readonly string[]): Entry[] =>
  leadsTo(tree, MENUS.component) ? [] : [entryOf(files, MENUS, false)];
