import { MenuType } from '../../src/contract/system/menu';
import { SITE } from '../core/access';
import type { MenuRow } from '../core/systemRows';

const SCREEN = `${SITE}menu/list`;
const COMPONENT = 'system/menu/index';

/** The records above one, the nearest first; a circle is followed once. */
export function above(menus: readonly MenuRow[], row: MenuRow): MenuRow[] {
  const found: MenuRow[] = [];
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  let next = byId.get(row.pid);
  while (next && !found.includes(next)) {
    found.push(next);
    next = byId.get(next.pid);
  }
  return found;
}

/** The records below one, at any depth. */
export function below(menus: readonly MenuRow[], { id }: MenuRow): MenuRow[] {
  const children = menus.filter(({ pid }) => pid === id);
  return children.flatMap((child) => [child, ...below(menus, child)]);
}

/** True while at least one operator who may change menus can open their screen. */
export function reachesMenuScreen(menus: readonly MenuRow[]): boolean {
  const screen = menus.find(({ name }) => name === SCREEN);
  if (!screen || screen.type !== MenuType.page || screen.component !== COMPONENT) return false;
  const parents = above(menus, screen);
  const isPlain = (menu: MenuRow) =>
    !menu.isHide && !menu.isLink && !menu.isIframe && !menu.path.includes('/:');
  return (
    [screen, ...parents].every(isPlain) &&
    parents.every(({ type }) => type === MenuType.directory) &&
    (parents.at(-1) ?? screen).pid === 0
  );
}
