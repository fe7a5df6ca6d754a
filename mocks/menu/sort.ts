import type { HttpHandler } from 'msw';
import { menu as contract } from '../../src/contract/system/menu';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import { onTrial } from '../core/granting';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { findRow, mustBeVersion, touch } from '../core/resource';
import type { MenuRow } from '../core/systemRows';
import { mustHoldRecord, setHolders } from './holders';
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

/** Puts a record at its place; those who hold it need the directories it stands in now. */
function put(context: Context<unknown>, row: MenuRow, after: MenuRow): void {
  const isMoved = row.pid !== after.pid;
  if (!isMoved && row.weigh === after.weigh) return;
  Object.assign(row, after);
  if (isMoved) setHolders(context, row, undefined);
  touch(context, row);
}

function sortMenus(context: Context<Sent<typeof sort.body>>): null {
  const { db, note } = context;
  const next = ordered(context);
  for (const [row, after] of next) {
    if (row.pid === after.pid) continue;
    mustHoldRecord(context, row);
    mustBeSound(db, after);
  }
  mustReach(db.menus.map((menu) => next.get(menu) ?? menu));
  onTrial(context, () => {
    for (const [row, after] of next) put(context, row, after);
  });
  note({ targetType: menus.target, targetText: [...next.keys()].map(({ title }) => title[0]).join(' ') });
  return null;
}

/** The call that orders the records below a parent. */
export const menuSortHandlers = (db: Db): HttpHandler[] => [act(db, sort, menus, sortMenus)];
