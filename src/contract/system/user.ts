import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foreseesNew, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { bool, count, flag } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, note, option, options, tags, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, personal, toggle } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { exports, lists, removes, switches } from '../standard';

/** `sys_user_status`; only active users sign in. */
export const UserStatus = { disabled: 0, active: 1, unverified: 2 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** A letter, then letters, digits and underscores, 5 to 16 in all. */
const userName = sortable(text({ min: 5, max: 16, pattern: /^[A-Za-z]\w{4,15}$/ }));

/** A letter, then letters, digits and underscores, 6 to 16 in all. Its owner has to replace it at the next sign-in. */
const firstPassword = text({ min: 6, max: 16, pattern: /^[A-Za-z]\w{5,15}$/ });

/**
 * What can wait for another operator: roles by which the user comes to decide about money (`decidesMoney`) or gets a higher
 * limit, and a binding whose end does so. Roles are taken away, and others are given, at once.
 */
const confirmed = {
  /** At least one; only roles whose permissions, caps and data scope the operator has. None while the first ones wait. */
  roleIds: unlisted(guarded(options('role'))),
  /** UID of the member whose team is all that the user sees; no two users share one. */
  bindMemberId: guarded(text({ max: 8, pattern: /^[1-9]\d{7}$/ })),
};

/** What can be changed on a user. What is guarded decides who signs in and what they may do. */
const terms = {
  userNickname: text({ min: 1, max: 30 }),
  deptId: unlisted(guarded(option('dept'))),
  ...confirmed,
  /** Posts that the user holds. */
  postIds: unlisted(options('post')),
  /** No two users share one: it signs in. */
  mobile: guarded(text({ max: 20, pattern: /^1[3-9]\d{9}$/ })),
  userEmail: guarded(text({ max: 80, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ })),
  sex: code('sys_user_sex'),
  /** False: the user is only listed, and may not sign in to the console. */
  isAdmin: guarded(flag('sys_yes_no')),
  describe: note(),
};

const body = {
  ...terms,
  postIds: optional(terms.postIds),
  userEmail: optional(terms.userEmail),
  sex: optional(terms.sex),
  bindMemberId: optional(terms.bindMemberId),
  /** Whether the user may sign in; a new one may unless this says otherwise. */
  isAdmin: optional(terms.isAdmin),
  describe: optional(terms.describe),
  remark: optional(note()),
};

const touches = ['options', 'role', 'dept', 'post'] as const;

const touchesQueues = [...touches, 'pending', 'home'] as const;

/** Users who sign in to the console. Roles show those of some departments alone. */
export const user = defineResource({
  name: 'user',
  view: 'system/user/index',
  title: 'userName',
  decides: ['userStatus', 'roleNames', 'lockedUntil'],
  row: {
    ...identity,
    userName,
    ...terms,
    /** Names in the language of the request, like those of roles and posts. */
    deptName: text(),
    roleNames: tags(),
    postNames: tags(),
    userStatus: code('sys_user_status', UserStatus),
    /** Whether an authenticator is bound. */
    googleBound: flag(),
    pwdUpdatedAt: sortable(time()),
    lastLoginIp: text(),
    lastLoginTime: sortable(nullable(time())),
    /** Wrong passwords for the name that count at this moment, at whatever addresses. */
    failedAttempts: count(),
    /** Until when the user cannot sign in; `null` for one who can. */
    lockedUntil: nullable(time()),
    /** Why, by the lock that lasts longest. */
    lockCause: nullable(code('sys_lock_cause')),
    /** The address where that lock holds; empty where it holds everywhere. */
    lockIp: text(),
    ...pendingChange(confirmed),
    ...audit,
  },
  detail: history,
  unique: ['userName', 'mobile', 'userEmail', 'bindMemberId'],
  filters: {
    userName: contains(),
    userNickname: contains(),
    /** Users of the department and of all below it. */
    deptId: equals(),
    roleIds: anyOf(options('role')),
    mobile: personal(contains()),
    userEmail: personal(contains()),
    bindMemberId: equals(),
    userStatus: oneOf(),
    isAdmin: oneOf(),
    /** `1`: users who cannot sign in because of wrong passwords or codes. */
    locked: toggle(flag()),
    /** Only users with an unconfirmed change. */
    pending: onlyPending,
  },
  dates: ['lastLoginTime', 'createdAt'],
  order: 'id asc',
  calls: {
    ...lists('user'),
    ...exports('user'),
    /** Refused for the built-in administrator, oneself and the last super administrator. */
    ...removes('user', touches, ['protectedRecord']),
    /** Ends the user's sessions when switched off; frees a locked name when switched on. */
    ...switches('user', touches, ['protectedRecord']),
    /** Roles that wait are none until they are confirmed: the user sees nothing but home. */
    add: post('user/add', {
      body: { userName, password: firstPassword, ...body, operPassword: password(), requestId: requestId() },
      answer: { id: id(), waits: bool() },
      refusals: ['notUnique'],
      touches: touchesQueues,
    }),
    /**
     * Only for operators who hold all that the user holds, before and after. Other mobile numbers and e-mails sign in: the
     * former addresses are told. Ends the user's sessions when `isAdmin` is taken away.
     */
    edit: put('user/edit', {
      body: {
        ...identity,
        ...body,
        /** Required with a changed department, role, mobile number, e-mail, bound member or right to sign in. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      /** `wrongState`: another operator's change is unconfirmed. */
      refusals: ['notUnique', 'protectedRecord', 'wrongState'],
      touches: touchesQueues,
    }),
    /** By an operator who holds all that the user would hold. */
    ...confirms('user', touches, ['forbidden', 'protectedRecord', 'invalidInput']),
    ...foreseesNew('user', confirmed, ['forbidden', 'protectedRecord']),
    /** Ends the user's sessions and frees a locked name; the next sign-in asks for a new password. */
    resetPwd: put('user/resetPwd', {
      body: { ...identity, password: firstPassword, operPassword: password() },
      refusals: ['protectedRecord'],
    }),
    /** Unbinds the authenticator and ends the user's sessions. */
    resetGoogle: put('user/resetGoogle', {
      body: { ...identity, operPassword: password() },
      refusals: ['wrongState', 'protectedRecord'],
    }),
    /** Forgets wrong passwords and codes, so that the user can sign in again at once; refused for oneself. */
    unlock: put('user/unlock', {
      body: { ...identity, reason: reason() },
      refusals: ['wrongState', 'protectedRecord'],
    }),
  },
});
