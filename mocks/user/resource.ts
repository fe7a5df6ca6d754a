import { user as contract } from '../../src/contract/system/user';
import type { Db } from '../core/db';
import { withAbove } from '../core/depts';
import { described } from '../core/described';
import { inLang } from '../core/optionHandlers';
import { askedText, only } from '../core/question';
import type { Narrow } from '../core/question';
import type { Lang } from '../core/refusal';
import { failuresOf, lockOf } from '../core/signInLocks';
import type { User } from '../core/systemRows';
import { stampOf } from '../core/time';

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Names of roles by their ids; what is no list of ids has none. */
export const roleNames = (db: Db, ids: unknown, lang: Lang): string[] =>
  Array.isArray(ids)
    ? ids.flatMap((id) => present(db.roles.get(Number(id)))).map(({ name }) => inLang(name, lang))
    : [];

/** Names of what a user refers to, in the reader's language. */
export function namesOf(db: Db, { deptId, roleIds, postIds }: User, lang: Lang) {
  const dept = db.depts.get(deptId);
  return {
    deptName: dept ? inLang(dept.deptName, lang) : '',
    roleNames: roleNames(db, roleIds, lang),
    postNames: postIds
      .flatMap((id) => present(db.posts.get(id)))
      .map(({ postName: { zh, en, tw } }) => inLang([zh, en, tw], lang)),
  };
}

/** Users of a department and of all below it. */
const inDept: Narrow<User> = (given, name) => {
  const wanted = askedText(given, name);
  return wanted === undefined ? null : (row, db) => withAbove(db, row.deptId).includes(Number(wanted));
};

/** What keeps a user from signing in. */
function lockWire(db: Db, user: User) {
  const lock = lockOf(db, user);
  return {
    failedAttempts: failuresOf(db, user),
    lockedUntil: lock ? stampOf(lock.until) : null,
    lockCause: lock?.cause ?? null,
    lockIp: lock?.ip ?? '',
  };
}

/** Ids as they travel. */
const wireChange = ({ pendingChange }: User) =>
  pendingChange?.roleIds ? { ...pendingChange, roleIds: pendingChange.roleIds.map(String) } : pendingChange;

const derived = (db: Db, user: User) => ({
  deptId: String(user.deptId),
  roleIds: user.roleIds.map(String),
  postIds: user.postIds.map(String),
  sex: Number(user.sex),
  googleBound: user.googleSecret === '' ? 0 : 1,
  ...lockWire(db, user),
  pendingChange: wireChange(user),
});

/** Users as the contract describes them. */
export const userResource = described<User>(contract, {
  title: '用户管理',
  rows: ({ users }) => [...users.values()],
  find: ({ users }, id) => users.get(id),
  doneBy: ({ userName }) => userName,
  derive: derived,
  inWords: namesOf,
  filters: {
    deptId: inDept,
    locked: only((row, db) => lockOf(db, row) !== undefined),
    pending: only(({ pendingChange }) => pendingChange !== null),
  },
});
