import type { HttpHandler } from 'msw';
import { role as contract } from '../../src/contract/system/role';
import { bodyOf, queryOf } from '../core/body';
import { eachOf } from '../core/bulk';
import { nothing } from '../core/check';
import type { Db } from '../core/db';
import { onTrial } from '../core/granting';
import { call } from '../core/http';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { Role } from '../core/systemRows';
import { mustBeUnique } from '../core/unique';
import { holdersOf, roleResource } from './resource';
import { deptsFor, fieldOf, mustBeOpen, mustBeSound, mustHaveOwnName, mustStayAble } from './rules';

const { add, edit, remove, setStatus, dataScope, getParams, users } = contract.calls;

const logged = (type: 'add' | 'edit' | 'delete') => ({ action: { title: roleResource.title, type } });

const EDITED = [
  'name',
  'listOrder',
  'dataScope',
  'manualRechargeCap',
  'adjustCap',
  'grantCap',
  'remark',
] as const;

interface Sent {
  name: { zh: string; en: string; tw: string };
  listOrder: number;
  dataScope: number;
  deptIds?: string[] | undefined;
  manualRechargeCap?: string | undefined;
  adjustCap?: string | undefined;
  grantCap?: string | undefined;
  menuIds: string[];
  remark?: string | undefined;
}

/** A form as rows have it: a cap that is left out is none. */
function termsOf(sent: Sent) {
  const { name, listOrder, dataScope: scope, remark = '' } = sent;
  const { manualRechargeCap = null, adjustCap = null, grantCap = null } = sent;
  const given: Pick<Role, 'name'> = { name: [name.zh, name.en, name.tw] };
  return {
    ...given,
    listOrder,
    dataScope: scope,
    deptIds: deptsFor(scope, (sent.deptIds ?? []).map(Number)),
    manualRechargeCap,
    adjustCap,
    grantCap,
    menuIds: [...new Set(sent.menuIds.map(Number))],
    remark,
  };
}

const addHandler = (db: Db): HttpHandler =>
  call(db, `POST ${add.path}`, logged('add'), bodyOf(db, add.body), (context) => {
    const { input, user, note } = context;
    const terms = termsOf(input);
    mustBeUnique(contract, db.roles.values(), input);
    mustHaveOwnName(db, terms.name);
    mustBeSound(db, terms);
    const now = db.stamp();
    const audit = { createdAt: now, updatedAt: now, createdBy: user.userName, updatedBy: user.userName };
    const id = db.nextId('role');
    const role: Role = { id, version: 1, ...audit, roleKey: input.roleKey, status: 1, ...terms };
    onTrial(context, () => db.roles.set(id, role), fieldOf);
    note({ targetType: 'role', targetId: String(id), targetText: terms.name[0] });
    return { id };
  });

/** Titles of what a role has gained and lost, for its history. */
function noteMenus({ db, note }: Context<unknown>, before: readonly number[], after: readonly number[]) {
  const titles = (ids: readonly number[], without: readonly number[]) =>
    db.menus
      .filter(({ id }) => ids.includes(id) && !without.includes(id))
      .map(({ title }) => title[0])
      .join('、');
  const change = { field: 'menuIds', before: titles(before, after), after: titles(after, before) };
  return (diff: { field: string; before: string | null; after: string | null }[]) =>
    note({ diff: change.before || change.after ? [...diff, change] : diff });
}

const editHandler = (db: Db): HttpHandler =>
  call(db, `PUT ${edit.path}`, logged('edit'), bodyOf(db, edit.body), (context) => {
    const { input, user } = context;
    const terms = termsOf(input);
    const before = { ...findRow(context, roleResource, input.id) };
    const { version, diff } = changeRow(context, roleResource, EDITED, (role) => {
      mustBeOpen(context, role);
      mustHaveOwnName(db, terms.name, role.id);
      mustBeSound(db, terms);
      const change = () => {
        Object.assign(role, terms);
        mustStayAble(db, user, edit.path);
      };
      onTrial(context, change, fieldOf);
    });
    noteMenus(context, before.menuIds, terms.menuIds)(diff);
    return { version };
  });

const scopeHandler = (db: Db): HttpHandler =>
  call(db, `PUT ${dataScope.path}`, logged('edit'), bodyOf(db, dataScope.body), (context) => {
    const { input } = context;
    const { version } = changeRow(context, roleResource, ['dataScope', 'deptIds'], (role) => {
      mustBeOpen(context, role);
      const deptIds = deptsFor(input.dataScope, (input.deptIds ?? []).map(Number));
      const terms = { dataScope: input.dataScope, deptIds };
      mustBeSound(db, { ...role, ...terms });
      onTrial(context, () => Object.assign(role, terms), fieldOf);
    });
    return { version };
  });

const switchHandler = (db: Db): HttpHandler =>
  call(db, `PUT ${setStatus.path}`, logged('edit'), bodyOf(db, setStatus.body), (context) => {
    const { user, input } = context;
    const { version } = changeRow(context, roleResource, ['status'], (role) => {
      mustBeOpen(context, role);
      if (role.status === input.on) throw new Refusal(40904);
      onTrial(context, () => {
        role.status = input.on;
        mustStayAble(db, user, setStatus.path);
      });
    });
    return { version };
  });

const removeHandler = (db: Db): HttpHandler =>
  call(db, `DELETE ${remove.path}`, logged('delete'), bodyOf(db, remove.body), (context) => {
    const { input, note, noteRecord } = context;
    note({ targetType: 'role', targetId: input.ids.join(',') });
    return eachOf(context, input.ids, (id) => {
      const role = findRow(context, roleResource, id);
      mustBeOpen(context, role);
      if (holdersOf(db, id).length > 0) throw new Refusal(40906);
      onTrial(context, () => db.roles.delete(id));
      noteRecord({ targetId: String(id), targetText: role.name[0] });
    });
  });

/** What helps to fill in the form of a role. */
const helpers = (db: Db): HttpHandler[] => [
  call(db, `GET ${getParams.path}`, { permission: [getParams.permission], staffOnly: true }, nothing, () => ({
    menus: [...db.menus]
      .sort((a, b) => a.weigh - b.weigh)
      .map(({ id, pid, type, title: [zh, en, tw], name }) => ({
        id,
        parentId: pid,
        type,
        title: { zh, en, tw },
        permission: name,
      })),
  })),
  call(
    db,
    `GET ${users.path}`,
    { permission: [users.permission], staffOnly: true },
    queryOf(db, users.query),
    (context) => ({
      list: holdersOf(db, findRow(context, roleResource, context.input.id).id).map(
        ({ id, userName, userNickname, userStatus }) => ({ id, userName, userNickname, userStatus }),
      ),
    }),
  ),
];

/** What changes roles, and what helps with it. */
export const roleCalls = (db: Db): HttpHandler[] => [
  addHandler(db),
  editHandler(db),
  scopeHandler(db),
  switchHandler(db),
  removeHandler(db),
  ...helpers(db),
];
