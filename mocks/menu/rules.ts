import { LONGEST_TITLE, MenuType } from '../../src/contract/system/menu';
import type { Db } from '../core/db';
import { wordsOfTitle } from '../core/menuTitle';
import { Refusal } from '../core/refusal';
import type { Texts } from '../core/rows';
import type { MenuRow } from '../core/systemRows';
import { above, below } from './tree';
import { refusals } from './refusals';

/** Most levels of directories and pages; the console leaves out what is deeper than twelve. */
const DEEPEST = 10;

/** Addresses of the console's own pages. */
const RESERVED = ['/', '/login', '/401', '/home', '/personal', '/visualizingDemo1', '/visualizingDemo2'];

const PATH = /^(?!.*\/\/)\/[^\s?#\\]*[^\s?#\\/]$/;

const wrong = (field: string, because: Texts): Refusal => new Refusal(40000, { field, because });

function mustHaveParent(db: Db, row: MenuRow): void {
  if (row.pid === row.id || below(db.menus, row).some(({ id }) => id === row.pid)) {
    throw new Refusal(42209, { field: 'parentId' });
  }
  const parent = db.menus.find(({ id }) => id === row.pid);
  if (row.pid !== 0 && !parent) throw new Refusal(40000, { field: 'parentId' });
  if (row.type === MenuType.button && parent?.type !== MenuType.page)
    throw wrong('parentId', refusals.buttonParent);
  if (row.type !== MenuType.button && parent && parent.type !== MenuType.directory)
    throw wrong('parentId', refusals.menuParent);
  const heights = below(db.menus, row)
    .filter(({ type }) => type !== MenuType.button)
    .map((menu) => above(db.menus, menu).findIndex(({ id }) => id === row.id) + 1);
  if (row.type !== MenuType.button && above(db.menus, row).length + 1 + Math.max(0, ...heights) > DEEPEST) {
    throw new Refusal(40000, { field: 'parentId', because: refusals.menuTooDeep, max: DEEPEST });
  }
}

function mustHavePath(db: Db, { id, type, path }: MenuRow): void {
  if (type === MenuType.button) return;
  if (!PATH.test(path))
    throw wrong('path', RESERVED.includes(path) ? refusals.menuReserved : refusals.menuPath);
  if (RESERVED.includes(path)) throw wrong('path', refusals.menuReserved);
  if (db.menus.some((other) => other.id !== id && other.path === path)) {
    throw new Refusal(40905, { field: 'path' });
  }
}

function mustLead(db: Db, row: MenuRow): void {
  if (row.type === MenuType.page && row.component === '') throw wrong('component', refusals.menuComponent);
  if (row.isLink && row.linkUrl === '') throw wrong('linkUrl', refusals.menuLink);
  if (
    row.redirect &&
    !below(db.menus, row).some(({ type, path }) => type !== MenuType.button && path === row.redirect)
  ) {
    throw wrong('redirect', refusals.menuRedirect);
  }
}

/** @throws Refusal by the field, for a record that the console could not show, or whose place is taken */
export function mustBeSound(db: Db, row: MenuRow): void {
  if (db.menus.some(({ id, name }) => id !== row.id && name === row.name)) {
    throw new Refusal(40905, { field: 'name' });
  }
  const isTooLong = (word: string) => Array.from(word).length > LONGEST_TITLE;
  if (wordsOfTitle(row.menuName).some((word) => word.trim() === '' || isTooLong(word))) {
    throw wrong('menuName', refusals.menuTitle);
  }
  mustHaveParent(db, row);
  mustHavePath(db, row);
  mustLead(db, row);
}
