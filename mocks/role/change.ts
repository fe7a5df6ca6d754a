import { guardOf, guardsOf } from '../../src/contract/guard';
import type { Guards } from '../../src/contract/guard';
import { DataScope, role as contract } from '../../src/contract/system/role';
import { OnOff } from '../../src/contract/block/switchFlow';
import { can } from '../core/access';
import { asText } from '../core/audit';
import { NO_CHANGE } from '../core/change/ask';
import { guarding } from '../core/change/guarding';
import type { Db } from '../core/db';
import { isAllowed, rehearse } from '../core/granting';
import type { Context } from '../core/http';
import { gainsInText, moneyGainsBy } from '../core/moneyGains';
import { NO_DEFAULTS } from '../core/roleDefaults';
import { moneyConsequences } from '../core/moneyWords';
import type { Role } from '../core/systemRows';
import { menusOf, newTitles, roleResource } from './resource';
import { fieldOf, mustBeOpen, mustBeSound, mustStayAble } from './rules';

/** Who comes to decide more about money when a role is like this. */
const gainsBy = (db: Db, role: Role) => moneyGainsBy(db, () => db.roles.set(role.id, role));

/** Limits by their direction; permissions where one is added that decides money. */
const guards = (db: Db, row: Role): Guards => ({
  ...guardsOf(contract.row, row),
  menuIds: {
    field: contract.detail.menuIds,
    guard: guardOf({
      second: (_, menuIds) =>
        Array.isArray(menuIds) && gainsBy(db, { ...row, menuIds: menuIds.map(Number) }).length > 0,
    }),
  },
});

/** What a role gives by names, since other records of the menu may come to stand under its ids. */
const giftOf = (db: Db, role: Role): string =>
  menusOf(db, role)
    .map(({ id, name }) => `${id} ${name}`)
    .toSorted()
    .join(' ');

/** The role before and after is held by the operator, who stays able to change roles. @throws Refusal 40300, 40303, 42208 */
function mustGive(context: Pick<Context<unknown>, 'db' | 'user'>, row: Role, before: Role): void {
  const { db, user } = context;
  mustBeOpen(context, before);
  const path = contract.calls.edit.path;
  const isAble = can(db, user, path);
  rehearse(
    context,
    () => {
      db.roles.set(row.id, row);
      if (isAble) mustStayAble(db, user, path);
    },
    fieldOf,
  );
}

/** What a dry run asks about, as rows have it. */
export const wantedOf = (sent: object): object => {
  const menuIds: unknown = Reflect.get(sent, 'menuIds');
  return Array.isArray(menuIds) ? { ...sent, menuIds: menuIds.map(Number) } : sent;
};

/** A role that gives nothing yet. */
export function blankRole({ db, user }: Pick<Context<unknown>, 'db' | 'user'>): Role {
  const now = db.stamp();
  return {
    ...NO_CHANGE,
    id: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: user.userName,
    updatedBy: user.userName,
    remark: '',
    roleKey: '',
    name: ['', '', ''],
    listOrder: 0,
    status: OnOff.on,
    dataScope: DataScope.self,
    deptIds: [],
    menuIds: [],
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
    defaults: NO_DEFAULTS,
  };
}

/** Roles, of which raised limits and permissions that decide money wait for another operator. */
export const guardedRoles = guarding<Role>(contract, {
  resource: roleResource,
  guards,
  mustHold(context, row, before) {
    mustBeSound(context.db, row);
    mustGive(context, row, before);
  },
  mayConfirm: (context, row) => isAllowed(() => mustGive(context, { ...row, ...row.pendingChange }, row)),
  shown: (field, value, other, db) => (field === 'menuIds' ? newTitles(db, value, other) : asText(value)),
  consequences: (db, _, after) => moneyConsequences(db, gainsBy(db, after)),
  meaning: (db, before, after) =>
    [giftOf(db, before), giftOf(db, after), gainsInText(gainsBy(db, after))].join('\n'),
  blank: blankRole,
});
