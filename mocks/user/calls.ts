import type { HttpHandler } from 'msw';
import type { FieldChange } from '@/api/types';
import { user as contract, UserStatus } from '../../src/contract/system/user';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import { makeChange } from '../core/change/ask';
import { changedContacts, tellFormerAddresses } from '../core/contacts';
import type { Db } from '../core/db';
import { mustHoldUser, onTrial } from '../core/granting';
import { act } from '../core/http';
import { letterPicture } from '../core/pictures';
import { Refusal } from '../core/refusal';
import { noteAccess } from '../core/samePerson';
import { changeRow, findRow } from '../core/resource';
import { endSessionsOf } from '../core/sessions';
import { freeName } from '../core/signInLocks';
import type { User } from '../core/systemRows';
import { mustBeUnique } from '../core/unique';
import { blankUser, guardedUsers } from './change';
import { namesOf, userResource } from './resource';
import { fieldOf, mustBeOpen, mustBeSound, mustKeepOwn, mustNotBeLast } from './rules';

const { add, edit, remove, setStatus, resetPwd, resetGoogle } = contract.calls;

const EDITED = [
  'userNickname',
  'mobile',
  'userEmail',
  'sex',
  'bindMemberId',
  'isAdmin',
  'describe',
  'remark',
] as const;

const SEXES = ['0', '1', '2'] as const;

type Terms = Omit<Sent<typeof edit.body>, 'id' | 'version' | 'operPassword'>;

/** What forms send by id, as rows have it; what was left out is not there. */
function storedFrom({ deptId, roleIds, postIds, sex, ...plain }: Terms) {
  return sentFields({
    ...plain,
    deptId: Number(deptId),
    roleIds: [...new Set(roleIds.map(Number))],
    postIds: postIds && [...new Set(postIds.map(Number))],
    sex: SEXES[sex ?? -1],
  });
}

/** Values that are given have to be unique; empty ones may recur. @throws Refusal 40905 */
function mustBeFree(db: Db, row: object, id?: number): void {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
  mustBeUnique(contract, db.users.values(), given, id);
}

/** Roles, department and posts of a change in words, as the history of the user shows them. */
function namesDiff(db: Db, before: User, after: User): FieldChange[] {
  const [was, is] = [namesOf(db, before, 'zh-cn'), namesOf(db, after, 'zh-cn')];
  const words = (names: typeof was) => ({
    deptName: names.deptName,
    roleNames: names.roleNames.join('、'),
    postNames: names.postNames.join('、'),
  });
  const [old, now] = [words(was), words(is)];
  const names = (['deptName', 'roleNames', 'postNames'] as const).filter((name) => old[name] !== now[name]);
  const plain = EDITED.filter((name) => before[name] !== after[name]);
  return [
    ...plain.map((field) => ({ field, before: String(before[field]), after: String(after[field]) })),
    ...names.map((field) => ({ field, before: old[field], after: now[field] })),
  ];
}

const addHandler = (db: Db): HttpHandler =>
  act(db, add, userResource, (context) => {
    const { userName, password, operPassword, requestId: _requestId, ...terms } = context.input;
    const { roleIds = [], ...given } = storedFrom(terms);
    const row: User = {
      ...blankUser(context),
      ...given,
      userName,
      password,
      avatar: letterPicture(userName),
    };
    mustBeSound(db, { ...row, roleIds });
    mustBeFree(db, row);
    row.id = db.nextId('user');
    const asked = onTrial(
      context,
      () => {
        const waiting = makeChange(context, guardedUsers, row, { roleIds }, operPassword);
        db.users.set(row.id, row);
        noteAccess(context, row);
        return waiting;
      },
      fieldOf(undefined, row),
    );
    context.note({ targetType: 'user', targetId: String(row.id), targetText: userName, diff: asked });
    return { id: row.id, waits: asked.length > 0 };
  });

const editHandler = (db: Db): HttpHandler =>
  act(db, edit, userResource, (context) => {
    const { id, version, operPassword, ...sent } = context.input;
    const given = storedFrom(sent);
    const found = findRow(context, userResource, id);
    const before = { ...found };
    let asked: FieldChange[] = [];
    const { row, diff } = changeRow(
      { ...context, input: { id, version } },
      userResource,
      ['changeBy'],
      (user) => {
        mustHoldUser(context, user);
        const after = { ...user, ...given };
        const goesOut = user.isAdmin === 1 && after.isAdmin === 0;
        mustKeepOwn(context.user, before, after);
        mustBeSound(db, after);
        mustBeFree(db, given, id);
        if (goesOut) {
          mustBeOpen(context.user, user);
          mustNotBeLast(db, user);
        }
        asked = onTrial(
          context,
          () => makeChange(context, guardedUsers, user, given, operPassword),
          fieldOf(before, after),
        );
        if (changedContacts(before, user).length > 0) noteAccess(context, user);
        if (goesOut) endSessionsOf(db, id);
      },
    );
    tellFormerAddresses(db, before, row, context.lang);
    context.note({ diff: [...diff, ...namesDiff(db, before, row), ...asked] });
    return { version: row.version, waits: asked.length > 0 };
  });

const switchHandler = (db: Db): HttpHandler =>
  act(db, setStatus, userResource, (context) => {
    const { on } = context.input;
    const { version } = changeRow(context, userResource, ['userStatus'], (user) => {
      mustBeOpen(context.user, user);
      mustHoldUser(context, user);
      if ((user.userStatus === UserStatus.active) === (on === 1)) throw new Refusal(40904);
      if (on === 0) mustNotBeLast(db, user);
      user.userStatus = on === 1 ? UserStatus.active : UserStatus.disabled;
      if (on === 0) endSessionsOf(db, user.id);
      else freeName(db, user);
    });
    return { version };
  });

const passwordHandler = (db: Db): HttpHandler =>
  act(db, resetPwd, userResource, (context) => {
    const { password } = context.input;
    const { version } = changeRow(context, userResource, [], (user) => {
      // Oneself changes it in the personal centre, which asks for the present one.
      if (user.id === context.user.id) throw new Refusal(40303);
      mustHoldUser(context, user);
      Object.assign(user, { password, pwdUpdatedAt: db.stamp(), mustChangePassword: true });
      noteAccess(context, user);
      endSessionsOf(db, user.id);
      freeName(db, user);
    });
    return { version };
  });

const googleHandler = (db: Db): HttpHandler =>
  act(db, resetGoogle, userResource, (context) => {
    const { version, diff } = changeRow(context, userResource, [], (user) => {
      if (user.id === context.user.id) throw new Refusal(40303);
      mustHoldUser(context, user);
      if (user.googleSecret === '') throw new Refusal(40904);
      user.googleSecret = '';
      noteAccess(context, user);
      endSessionsOf(db, user.id);
    });
    context.note({ diff: [...diff, { field: 'googleBound', before: '1', after: '0' }] });
    return { version };
  });

const removeHandler = (db: Db): HttpHandler =>
  act(db, remove, userResource, (context) => {
    const { input, note, noteRecord, user: operator } = context;
    note({ targetType: 'user', targetId: input.ids.join(',') });
    return eachOf(context, input.ids, (id) => {
      const user = findRow(context, userResource, id);
      mustBeOpen(operator, user);
      mustHoldUser(context, user);
      mustNotBeLast(db, user);
      onTrial(context, () => db.users.delete(id));
      endSessionsOf(db, id);
      noteRecord({ targetId: String(id), targetText: user.userName });
    });
  });

/** What changes users. */
export const userCalls = (db: Db): HttpHandler[] => [
  addHandler(db),
  editHandler(db),
  switchHandler(db),
  passwordHandler(db),
  googleHandler(db),
  removeHandler(db),
];
