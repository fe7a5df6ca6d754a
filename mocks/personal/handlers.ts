import type { HttpHandler } from 'msw';
import type { WireShape } from '@/contract/field/field';
import type { getPersonalInfo } from '@/contract/shell/personal';
import { rolesOf } from '../core/access';
import { diffOf } from '../core/audit';
import { nothing, object, optional, oneOf, text } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';
import type { User } from '../core/systemRows';
import { stepUp } from '../core/signIn';

type PersonalInfo = WireShape<(typeof getPersonalInfo)['answer']>;

const EDITABLE = ['userNickname', 'avatar', 'mobile', 'userEmail', 'sex', 'describe', 'remark'] as const;

/** Spec §5: a letter first, 6 to 16 word characters. */
const PASSWORD = /^[A-Za-z]\w{5,15}$/;

const inLang = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

function infoOf(db: Db, user: User, lang: Lang): PersonalInfo {
  return {
    user: {
      userName: user.userName,
      userNickname: user.userNickname,
      avatar: user.avatar,
      mobile: user.mobile,
      userEmail: user.userEmail,
      sex: user.sex,
      describe: user.describe,
      remark: user.remark,
      lastLoginIp: user.lastLoginIp,
      lastLoginTime: user.lastLoginTime ?? '',
    },
    deptName: inLang(db.depts.get(user.deptId)?.deptName ?? ['', '', ''], lang),
    roles: rolesOf(db, user).map((role) => inLang(role.name, lang)),
  };
}

/** @throws Refusal 40905 when another user has the same */
function mustBeUnique(db: Db, user: User, field: 'mobile' | 'userEmail', value: string | undefined): void {
  const taken =
    value && [...db.users.values()].some((other) => other.id !== user.id && other[field] === value);
  if (taken) throw new Refusal(40905, { field });
}

export const personalHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET personal/getPersonalInfo', { permission: 'free' }, nothing, ({ user, lang }) =>
    infoOf(db, user, lang),
  ),
  call(
    db,
    'PUT personal/edit',
    { permission: 'free', action: { title: '个人中心', type: 'edit' } },
    object({
      userNickname: optional(text(30, 1)),
      avatar: optional(text(200_000)),
      mobile: optional(text(20)),
      userEmail: optional(text(80)),
      sex: optional(oneOf('0', '1', '2')),
      describe: (value, field) => (value === undefined ? undefined : text(200)(value, field)),
      remark: (value, field) => (value === undefined ? undefined : text(200)(value, field)),
    }),
    ({ user, input, note, lang }) => {
      if (input.mobile && !/^1[3-9]\d{9}$/.test(input.mobile)) throw invalid('mobile');
      if (input.userEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.userEmail)) throw invalid('userEmail');
      mustBeUnique(db, user, 'mobile', input.mobile);
      mustBeUnique(db, user, 'userEmail', input.userEmail);
      const before = { ...user };
      const given = Object.entries(input).filter(([, value]) => value !== undefined);
      Object.assign(user, Object.fromEntries(given), { updatedAt: db.stamp(), updatedBy: user.userName });
      user.version += 1;
      note({ targetType: 'user', targetId: String(user.id), diff: diffOf(before, user, EDITABLE) });
      return infoOf(db, user, lang);
    },
  ),
  call(
    db,
    'PUT personal/resetPwd',
    { permission: 'free', action: { title: '个人中心', type: 'edit' } },
    object({ oldPassword: text(64, 1), password: text(64, 1) }),
    ({ user, input, note, token }) => {
      stepUp(db, user, input.oldPassword);
      if (!PASSWORD.test(input.password) || input.password === input.oldPassword) throw invalid('password');
      user.password = input.password;
      user.pwdUpdatedAt = db.stamp();
      for (const session of db.sessions.values()) {
        if (session.userId === user.id && session.token !== token) db.sessions.delete(session.token);
      }
      note({ targetType: 'user', targetId: String(user.id), targetText: user.userName });
      return null;
    },
  ),
];
