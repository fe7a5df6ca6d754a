import { put } from '../call';
import { reason } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag } from '../field/numbers';
import { nullable, sortable, staffOnly } from '../field/shared';
import { id, memberId, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, personal, range } from '../filter';
import { byMember } from '../block/member';
import { defineResource } from '../resource';
import { exports, flatList, removes, summarises } from '../standard';

const BASE = 'loginError';

/** `biz_user_type` */
export const UserType = { member: 1, staff: 2 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** `biz_login_error` */
export const LoginFault = {
  password: 1,
  captcha: 2,
  code: 3,
  unknown: 4,
  frozen: 5,
  address: 6,
  tooMany: 7,
} as const;
export type LoginFault = (typeof LoginFault)[keyof typeof LoginFault];

/** Days for which an entry has to be kept; younger ones cannot be deleted. */
export const KEPT_DAYS = 90;

/** Sign-ins that failed, of members and operators. */
export const loginError = defineResource({
  name: 'loginError',
  view: 'risk/loginError/index',
  title: 'account',
  decides: ['ip', 'failCount', 'createdAt', 'lockedUntil'],
  row: {
    id: sortable(id()),
    userType: code('biz_user_type', UserType),
    /** As it was typed, masked. What was typed as a password is kept nowhere. */
    account: text(),
    /** Of the member; `null` for an operator, and for an account that is none's. */
    memberId: nullable(memberId()),
    uid: text(),
    errorType: code('biz_login_error', LoginFault),
    ip: text(),
    /** Country of the address; empty when unknown. */
    location: code('biz_country'),
    device: text(),
    /** Failures in a row, this one included. */
    failCount: sortable(count()),
    /** Until when the account is, or was, locked; `null` when it was not. */
    lockedUntil: sortable(nullable(time())),
    /** 1: it is locked at this moment, and can be unlocked. */
    locked: flag(),
    createdAt: sortable(time()),
  },
  summary: {
    /** Of the last 48 hours, hour by hour. */
    byHour: records({ hour: text(), members: count(), staff: count() }),
    topAccounts: records({ account: text(), count: count() }),
    topIps: records({ ip: text(), count: count() }),
    /** Accounts that are locked at this moment. */
    lockedNow: staffOnly(count()),
  },
  filters: {
    ...byMember,
    userType: oneOf(),
    /** A part of what was typed. */
    account: personal(contains(text())),
    errorType: anyOf(),
    ip: equals(),
    location: anyOf(),
    failCount: range(),
    locked: oneOf(),
  },
  dates: ['createdAt', 'lockedUntil'],
  order: 'createdAt desc',
  calls: {
    ...flatList(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    /** Forgets the mistakes of the account, so that it can sign in again at once. `wrongState`: it is not locked. */
    unlock: put(`${BASE}/unlock`, {
      body: { id: id(), reason: reason() },
      again: 'wrongState',
      refusals: ['wrongState', 'protectedRecord'],
      touches: ['user', 'member', 'operLog', 'loginSource'],
    }),
    ...removes(BASE),
  },
});
