import type { HttpHandler } from 'msw';
import type { WireShape } from '@/contract/field/field';
import { editPersonal, getPersonalInfo, resetPwd } from '../../src/contract/shell/personal';
import { rolesOf } from '../core/access';
import { diffOf } from '../core/audit';
import { sentFields } from '../core/body';
import { changedContacts, mustConfirmContacts, tellFormerAddresses } from '../core/contacts';
import type { CONTACTS } from '../core/contacts';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';
import { endSessionsOf } from '../core/sessions';
import type { User } from '../core/systemRows';
import { stepUp } from '../core/stepUp';
import { googleHandlers } from './google';
import { ownHandlers } from './own';

type PersonalInfo = WireShape<(typeof getPersonalInfo)['answer']>;

const EDITABLE = ['userNickname', 'avatar', 'mobile', 'userEmail', 'sex', 'describe', 'remark'] as const;

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
      googleBound: user.googleSecret === '' ? 0 : 1,
      lastLoginIp: user.earlier?.ip ?? '',
      lastLoginTime: user.earlier?.time ?? '',
    },
    deptName: inLang(db.depts.get(user.deptId)?.deptName ?? ['', '', ''], lang),
    roles: rolesOf(db, user).map((role) => inLang(role.name, lang)),
  };
}

/** @throws Refusal 40905 when another user has the same */
function mustBeUnique(db: Db, user: User, field: (typeof CONTACTS)[number], value: string): void {
  const taken =
    value && [...db.users.values()].some((other) => other.id !== user.id && other[field] === value);
  if (taken) throw new Refusal(40905, { field });
}

export const personalHandlers = (db: Db): HttpHandler[] => [
  answer(db, getPersonalInfo, ({ user, lang }) => infoOf(db, user, lang)),
  act(db, editPersonal, { title: '个人中心' }, (context) => {
    const { user, input, note, lang } = context;
    const { operPassword, ...sent } = input;
    if (sent.userNickname === '') throw invalid('userNickname');
    const before = { ...user };
    const after = { ...user, ...sentFields(sent) };
    mustConfirmContacts(context, before, after, operPassword);
    for (const name of changedContacts(before, after)) mustBeUnique(db, user, name, after[name]);
    Object.assign(user, after, { updatedAt: db.stamp(), updatedBy: user.userName });
    user.version += 1;
    tellFormerAddresses(db, before, user, lang);
    note({ targetType: 'user', targetId: String(user.id), diff: diffOf(before, user, EDITABLE) });
    return null;
  }),
  act(db, resetPwd, { title: '个人中心' }, (context) => {
    const { user, input, note, token } = context;
    stepUp(context, input.oldPassword);
    if (input.password === input.oldPassword) throw invalid('password');
    user.password = input.password;
    user.pwdUpdatedAt = db.stamp();
    user.mustChangePassword = false;
    endSessionsOf(db, user.id, token);
    note({ targetType: 'user', targetId: String(user.id), targetText: user.userName });
    return null;
  }),
  ...googleHandlers(db),
  ...ownHandlers(db),
];
