import type { HttpHandler } from 'msw';
import { guardsOf, takesPassword } from '../../src/contract/guard';
import { menu as contract, MenuType } from '../../src/contract/system/menu';
import type { FieldChange } from '@/api/types';
import { isGranting } from '../core/access';
import { diffOf } from '../core/audit';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import { onTrial } from '../core/granting';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { wordsOfTitle } from '../core/menuTitle';
import { Refusal } from '../core/refusal';
import { findRow, mustBeVersion, touch } from '../core/resource';
import { mustSign } from '../core/stepUp';
import type { MenuRow } from '../core/systemRows';
import { mustHoldRecord, setHolders } from './holders';
import { menus } from './resource';
import { mustBeSound } from './rules';
import { reachesMenuScreen } from './tree';
import { refusals } from './refusals';

const { add, update, remove } = contract.calls;

type Terms = Omit<Sent<typeof update.body>, 'id' | 'version' | 'operPassword'>;

/** Beyond the ids of the records that came with the product. */
const FIRST_ID = 100_000;

const PARENT = 'layout/routerView/parent';
const LINK = 'layout/routerView/link';
const FRAME = 'layout/routerView/iframes';

function componentOf(row: MenuRow, given: string): string {
  if (row.type === MenuType.button) return '';
  if (row.type === MenuType.directory) return PARENT;
  if (row.isLink) return row.isIframe ? FRAME : LINK;
  // What only a link is drawn by is no view of its own.
  return [LINK, FRAME].includes(given) ? '' : given;
}

/** A record with what was sent; what its type has no use for is left empty. */
function withTerms(row: MenuRow, given: Terms): MenuRow {
  const isPage = row.type === MenuType.page;
  const isOn = (flag: 0 | 1 | undefined, before: boolean) => (flag === undefined ? before : flag === 1);
  const isIframe = isPage && isOn(given.isIframe, row.isIframe);
  const isLink = isIframe || (isPage && isOn(given.isLink, row.isLink));
  const next: MenuRow = {
    ...row,
    pid: given.parentId,
    menuName: given.menuName,
    name: given.name,
    icon: given.icon ?? row.icon,
    path: row.type === MenuType.button ? '' : (given.path ?? row.path),
    redirect: row.type === MenuType.directory ? (given.redirect ?? row.redirect) : '',
    isHide: isOn(given.isHide, row.isHide),
    isKeepAlive: isPage && isOn(given.isKeepAlive, row.isKeepAlive),
    isAffix: isPage && isOn(given.isAffix, row.isAffix),
    isLink,
    isIframe,
    linkUrl: isLink ? (given.linkUrl ?? row.linkUrl) : '',
    weigh: given.menuSort,
    remark: given.remark ?? row.remark,
  };
  next.component = componentOf(next, given.component ?? row.component);
  if (given.menuName !== row.menuName) next.title = wordsOfTitle(given.menuName);
  return next;
}

/** @throws Refusal 40303 when the screen of the menus could not be reached any more */
export function mustReach(after: readonly MenuRow[]): void {
  if (!reachesMenuScreen(after)) throw new Refusal(40303, { because: refusals.menuScreen });
}

/** Fields of a record as it travels, for what the log tells of a change. */
const wired = (context: Context<unknown>, row: MenuRow): Record<string, unknown> => ({
  ...menus.wire(context.db, row, context),
});

const changes = (before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] =>
  diffOf(
    before,
    after,
    Object.keys(update.body).filter((name) => !['id', 'version', 'operPassword'].includes(name)),
  );

function addMenu(context: Context<Sent<typeof add.body>>): { id: number } {
  const { db, input, user, note } = context;
  const { menuType, operPassword, requestId: _requestId, ...given } = input;
  if (given.roles?.length) mustSign(context, operPassword);
  const now = db.stamp();
  const blank: MenuRow = {
    id: FIRST_ID + db.nextId('menu'),
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: user.userName,
    updatedBy: user.userName,
    remark: '',
    pid: 0,
    type: menuType,
    path: '',
    component: '',
    menuName: '',
    title: ['', '', ''],
    icon: '',
    name: '',
    weigh: 0,
    isHide: false,
    isKeepAlive: false,
    isAffix: false,
    isLink: false,
    isIframe: false,
    linkUrl: '',
    redirect: '',
  };
  const row = withTerms(blank, given);
  mustBeSound(db, row);
  onTrial(
    context,
    () => {
      db.menus.push(row);
      setHolders(context, row, given.roles);
    },
    () => 'roles',
  );
  note({ targetType: menus.target, targetId: String(row.id), targetText: row.title[0] });
  return { id: row.id };
}

function updateMenu(context: Context<Sent<typeof update.body>>): { version: number } {
  const { db, input, note } = context;
  const { id, version, operPassword, ...given } = input;
  const row = findRow(context, menus, id);
  note({ targetType: menus.target, targetId: String(id), targetText: row.title[0] });
  mustBeVersion(context, menus, row, version);
  const next = withTerms(row, given);
  mustBeSound(db, next);
  mustReach(db.menus.map((menu) => (menu === row ? next : menu)));
  const isRenamed = isGranting(row) && row.name !== next.name;
  const isMoved = row.pid !== next.pid;
  if (isRenamed || isMoved) mustHoldRecord(context, row);
  const before = wired(context, row);
  onTrial(
    context,
    () => {
      Object.assign(row, next);
      setHolders(context, row, given.roles);
      touch(context, row);
      if (takesPassword(guardsOf(contract.row, before), before, given)) mustSign(context, operPassword);
    },
    () => (isRenamed ? 'name' : isMoved ? 'parentId' : 'roles'),
  );
  note({ diff: changes(before, wired(context, row)) });
  return { version: row.version };
}

/** A record is gone at once, from the roles too; its id is not used again. */
function removeMenu(context: Context<unknown>, id: number): void {
  const { db, noteRecord } = context;
  const row = findRow(context, menus, id);
  if (db.menus.some(({ pid }) => pid === id)) throw new Refusal(40906);
  mustReach(db.menus.filter((menu) => menu !== row));
  mustHoldRecord(context, row);
  onTrial(context, () => {
    for (const role of db.roles.values()) {
      if (role.menuIds.includes(id)) role.menuIds = role.menuIds.filter((one) => one !== id);
    }
    db.menus.splice(db.menus.indexOf(row), 1);
  });
  noteRecord({ targetId: String(id), targetText: row.title[0] });
}

/** The calls that make, change and delete records of the menu. */
export const writeHandlers = (db: Db): HttpHandler[] => [
  act(db, add, menus, addMenu),
  act(db, update, menus, updateMenu),
  act(db, remove, menus, (context) => {
    context.note({ targetType: menus.target, targetId: context.input.ids.join(',') });
    return eachOf(context, context.input.ids, (id) => removeMenu(context, id));
  }),
];
