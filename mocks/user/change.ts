import { guardOf, guardsOf } from '../../src/contract/guard';
import type { Guards } from '../../src/contract/guard';
import { user as contract, UserStatus } from '../../src/contract/system/user';
import { asText } from '../core/audit';
import { NO_CHANGE } from '../core/change/ask';
import { guarding } from '../core/change/guarding';
import type { Db } from '../core/db';
import { isAllowed, mustHoldUser, rehearse } from '../core/granting';
import type { Context } from '../core/http';
import { gainsInText, moneyGainsBy } from '../core/moneyGains';
import { moneyConsequences } from '../core/moneyWords';
import type { User } from '../core/systemRows';
import { roleNames, userResource } from './resource';
import { fieldOf, mustBeSound } from './rules';

/** Who comes to decide more about money when a user is like this. */
const gainsBy = (db: Db, user: User) => moneyGainsBy(db, () => db.users.set(user.id, user));

/** Roles and the binding wait where by both of them together the user comes to decide more about money. */
function guards(db: Db, row: User): Guards {
  const second = (_: unknown, __: unknown, wanted: object) => gainsBy(db, { ...row, ...wanted }).length > 0;
  const { roleIds, bindMemberId } = contract.row;
  return {
    ...guardsOf(contract.row, row),
    roleIds: { field: roleIds, guard: guardOf({ second }) },
    bindMemberId: { field: bindMemberId, guard: guardOf({ second }) },
  };
}

const exists = ({ db }: Pick<Context<unknown>, 'db'>, { id }: User): boolean => db.users.has(id);

/** The operator holds what the user has and would have. @throws Refusal 40300, 40303 */
function mustGive(context: Pick<Context<unknown>, 'db' | 'user'>, row: User, before: User): void {
  if (exists(context, before)) mustHoldUser(context, before);
  rehearse(context, () => context.db.users.set(row.id, row), fieldOf(before, row));
}

/** A user without a role, in the department of the operator. */
export function blankUser({ db, user }: Pick<Context<unknown>, 'db' | 'user'>): User {
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
    userName: '',
    userNickname: '',
    password: '',
    deptId: user.deptId,
    roleIds: [],
    postIds: [],
    mobile: '',
    userEmail: '',
    sex: '0',
    describe: '',
    avatar: '',
    bindMemberId: '',
    userStatus: UserStatus.active,
    isAdmin: 1,
    lastLoginIp: '',
    lastLoginTime: null,
    pwdUpdatedAt: now,
    mustChangePassword: true,
    googleSecret: '',
    googleStep: 0,
    accessBy: [],
    accessAt: null,
  };
}

/** Users, of whom roles that decide money wait for another operator. */
export const guardedUsers = guarding<User>(contract, {
  resource: userResource,
  guards,
  mustHold(context, row, before) {
    if (exists(context, before)) mustBeSound(context.db, row);
    mustGive(context, row, before);
  },
  mayConfirm: (context, row) => isAllowed(() => mustGive(context, { ...row, ...row.pendingChange }, row)),
  shown: (field, value, _, db) =>
    field === 'roleIds' ? roleNames(db, value, 'zh-cn').join('、') : asText(value),
  consequences: (db, _, after) => moneyConsequences(db, gainsBy(db, after)),
  meaning: (db, _, after) => gainsInText(gainsBy(db, after)),
  blank: blankUser,
});

/** What a dry run asks about, as rows have it. */
export const wantedOf = (sent: object): object => {
  const roleIds: unknown = Reflect.get(sent, 'roleIds');
  return Array.isArray(roleIds) ? { ...sent, roleIds: roleIds.map(Number) } : sent;
};
