import type { Entry } from '@/stores/routes';
import { entryOf } from './ownRoutes';
import type { Own } from './ownRoutes';
import { viewName } from './viewMap';

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
