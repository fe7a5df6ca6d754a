import type { Entry } from '@/stores/routes';
import { matchView, viewName } from './viewMap';

/** A screen of the console's own. */
export interface Own {
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

/** The console's own children of `/`. */
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

/**
 * Home and the personal centre, when their views are built.
 * @param byRole true in front-end mode, false where the server sends the menu
 */
export function ownRoutes(files: readonly string[], byRole: boolean): Entry[] {
  return OWN.filter(({ component }) => files.some((file) => viewName(file) === component)).map((own) =>
    entryOf(files, own, byRole),
  );
}

/** The entry of a screen of the console's own. */
export const entryOf = (files: readonly string[], own: Own, byRole: boolean): Entry => ({
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
