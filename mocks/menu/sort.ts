import type { HttpHandler } from 'msw';
import { menu as contract } from '../../src/contract/system/menu';
import { bodyOf } from '../core/body';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { findRow, mustBeVersion, touch } from '../core/resource';
import type { MenuRow } from '../core/systemRows';
import { setHolders } from './holders';
import { menus } from './resource';
import { mustBeSound } from './rules';
import { mustReach } from './writes';

const { sort } = contract.calls;

/** The records below a parent, as they are to be. @throws Refusal for an order that is not whole */
function ordered(context: Context<Sent<typeof sort.body>>): Map<MenuRow, MenuRow> {
  const { db, input } = context;
  const { parentId, ids, versions } = input;
  const rows = ids.map((id) => findRow(context, menus, id));
  const isWhole = db.menus.every((menu) => menu.pid !== parentId || rows.includes(menu));
  if (new Set(ids).size !== ids.length || !isWhole) throw invalid('ids');
  for (const row of rows) mustBeVersion(context, menus, row, versions.get(String(row.id)));
  return new Map(rows.map((row, index) => [row, { ...row, pid: parentId, weigh: (index + 1) * 10 }]));
}

function sortMenus(context: Context<Sent<typeof sort.body>>): null {
  const { db, note } = context;
  const next = ordered(context);
  for (const [row, after] of next) if (row.pid !== after.pid) mustBeSound(db, after);
  mustReach(db.menus.map((menu) => next.get(menu) ?? menu));
  for (const [row, after] of next) {
    if (row.pid === after.pid && row.weigh === after.weigh) continue;
    const isMoved = row.pid !== after.pid;
    Object.assign(row, after);
    // Those who hold it need the directories it stands in now.
    if (isMoved) setHolders(context, row, undefined);
    touch(context, row);
  }
  note({ targetType: menus.target, targetText: [...next.keys()].map(({ title }) => title[0]).join(' ') });
  return null;
}

/** The call that orders the records below a parent. */
export const menuSortHandlers = (db: Db): HttpHandler[] => [
  call(
    db,
    `PUT ${sort.path}`,
    { action: { title: menus.title, type: 'edit' } },
    bodyOf(db, sort.body),
    sortMenus,
  ),
];
