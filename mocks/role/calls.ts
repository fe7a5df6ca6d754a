import type { HttpHandler } from 'msw';
import type { FieldChange } from '@/api/types';
import { role as contract } from '../../src/contract/system/role';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import { makeChange } from '../core/change/ask';
import type { Db } from '../core/db';
import { onTrial } from '../core/granting';
import { act, answer } from '../core/http';
import { isMoney } from '../core/moneyGains';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { Role } from '../core/systemRows';
import { mustBeUnique } from '../core/unique';
import { blankRole, guardedRoles } from './change';
import { holdersOf, isWanted, newTitles, roleResource } from './resource';
import { deptsFor, fieldOf, mustBeOpen, mustBeSound, mustHaveOwnName, mustStayAble } from './rules';

const { add, edit, remove, setStatus, dataScope, getParams, users } = contract.calls;

const EDITED = [
  'name',
  'listOrder',
  'dataScope',
  'manualRechargeCap',
  'adjustCap',
  'grantCap',
  'remark',
  'changeBy',
] as const;

type Terms = Omit<Sent<typeof edit.body>, 'id' | 'version' | 'operPassword'>;

/** A form as rows have it: a cap that is left out is none. */
function termsOf(sent: Terms) {
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

/** What a role has gained and lost at once, for its history. */
function menuDiff(db: Db, before: readonly number[], after: readonly number[]): FieldChange[] {
  const [lost, gained] = [newTitles(db, before, after), newTitles(db, after, before)];
  return lost || gained ? [{ field: 'menuIds', before: lost, after: gained }] : [];
}

const addHandler = (db: Db): HttpHandler =>
  act(db, add, roleResource, (context) => {
    const { input, note } = context;
    const { menuIds, manualRechargeCap, adjustCap, grantCap, ...terms } = termsOf(input);
    const wanted = { menuIds, manualRechargeCap, adjustCap, grantCap };
    mustBeUnique(contract, db.roles.values(), input);
    mustHaveOwnName(db, terms.name);
    mustBeSound(db, { ...terms, ...wanted });
    const id = db.nextId('role');
    const role: Role = { ...blankRole(context), id, roleKey: input.roleKey, ...terms };
    const asked = onTrial(
      context,
      () => {
        db.roles.set(id, role);
        const waiting = makeChange(context, guardedRoles, role, wanted, input.operPassword);
        return waiting;
      },
      fieldOf,
    );
    note({
      targetType: 'role',
      targetId: String(id),
      targetText: terms.name[0],
      diff: [...menuDiff(db, [], db.roles.get(id)?.menuIds ?? []), ...asked],
    });
    return { id, waits: asked.length > 0 };
  });

const editHandler = (db: Db): HttpHandler =>
  act(db, edit, roleResource, (context) => {
    const { input, user, note } = context;
    const terms = termsOf(input);
    const before = { ...findRow(context, roleResource, input.id) };
    let asked: FieldChange[] = [];
    const { row, version, diff } = changeRow(context, roleResource, EDITED, (role) => {
      mustBeOpen(context, role);
      mustHaveOwnName(db, terms.name, role.id);
      mustBeSound(db, terms);
      const change = () => {
        const waiting = makeChange(context, guardedRoles, role, terms, input.operPassword);
        mustStayAble(db, user, edit.path);
        return waiting;
      };
      asked = onTrial(context, change, fieldOf);
    });
    note({ diff: [...diff, ...menuDiff(db, before.menuIds, row.menuIds), ...asked] });
    return { version, waits: asked.length > 0 };
  });

const scopeHandler = (db: Db): HttpHandler =>
  act(db, dataScope, roleResource, (context) => {
    const { input } = context;
    const { version } = changeRow(context, roleResource, ['dataScope', 'deptIds'], (role) => {
      mustBeOpen(context, role);
      const deptIds = deptsFor(input.dataScope, (input.deptIds ?? []).map(Number));
      const terms = { dataScope: input.dataScope, deptIds };
      mustBeSound(db, { ...role, ...terms });
      const change = () => {
        Object.assign(role, terms);
      };
      onTrial(context, change, fieldOf);
    });
    return { version };
  });

const switchHandler = (db: Db): HttpHandler =>
  act(db, setStatus, roleResource, (context) => {
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
  act(db, remove, roleResource, (context) => {
    const { input, note, noteRecord } = context;
    note({ targetType: 'role', targetId: input.ids.join(',') });
    return eachOf(context, input.ids, (id) => {
      const role = findRow(context, roleResource, id);
      mustBeOpen(context, role);
      if (holdersOf(db, id).length > 0 || isWanted(db, id)) throw new Refusal(40906);
      onTrial(context, () => db.roles.delete(id));
      noteRecord({ targetId: String(id), targetText: role.name[0] });
    });
  });

/** What helps to fill in the form of a role. */
const helpers = (db: Db): HttpHandler[] => [
  answer(db, getParams, () => ({
    menus: [...db.menus]
      .sort((a, b) => a.weigh - b.weigh)
      .map(({ id, pid, type, title: [zh, en, tw], name }) => ({
        id,
        parentId: pid,
        type,
        title: { zh, en, tw },
        permission: name,
        decidesMoney: type !== 0 && isMoney(name),
      })),
  })),
  answer(db, users, (context) => ({
    list: holdersOf(db, findRow(context, roleResource, context.input.id).id).map(
      ({ id, userName, userNickname, userStatus }) => ({ id, userName, userNickname, userStatus }),
    ),
  })),
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
