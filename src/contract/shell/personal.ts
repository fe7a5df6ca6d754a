import { post, put, read } from '../call';
import type { AnswerOf } from '../resource';
import { password } from '../field/body';
import { word } from '../field/choices';
import { record } from '../field/nested';
import { flag } from '../field/numbers';
import { optional } from '../field/shared';
import { image, note, tags, text } from '../field/texts';

/** Fields of the profile that operators may change. */
const profile = {
  userNickname: text({ min: 1, max: 30 }),
  avatar: image(),
  mobile: text({ max: 20, pattern: /^1[3-9]\d{9}$/ }),
  userEmail: text({ max: 80, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }),
  /** `sys_user_sex`, written as text. */
  sex: word('0', '1', '2'),
  describe: note(),
  remark: note(),
};

/** The operator's own record; department and roles are in the language of the request. */
const info = {
  user: record({
    userName: text(),
    ...profile,
    /** Whether an authenticator is bound. */
    googleBound: flag(),
    /** Of the sign-in before this session's. */
    lastLoginIp: text(),
    /** A time; empty where this session's sign-in is the first. */
    lastLoginTime: text(),
  }),
  deptName: text(),
  roles: tags(),
};

/** Checks the operator's own password to unlock the screen. */
export const verifyPassword = post('user/verifyPassword', {
  body: { password: password() },
  again: 'same',
  access: 'free',
  refusals: ['wrongStepUp', 'stepUpLocked'],
});

const googleCode = () => text({ min: 6, max: 6, pattern: /^\d{6}$/ });

/** A code of the operator's own authenticator; it counts for the step-ups of the next five minutes. */
export const verifyCode = post('user/verifyCode', {
  body: { code: googleCode() },
  again: 'wrongCode',
  access: 'free',
  refusals: ['stepUpLocked', 'wrongState'],
});

/** A new key for the operator's authenticator; it counts as soon as a code of it was given. */
export const googleSecret = post('personal/googleSecret', {
  body: {},
  /** `uri` is what an authenticator reads from a QR code. */
  answer: { secret: text(), uri: text() },
  again: 'same',
  access: 'free',
  refusals: ['wrongState'],
});

/** Binds the authenticator whose key was made last. */
export const bindGoogle = put('personal/bindGoogle', {
  body: { code: googleCode(), operPassword: password() },
  again: 'wrongState',
  access: 'free',
  refusals: ['wrongCode'],
});

/** Unbinds the operator's own authenticator. */
export const unbindGoogle = put('personal/unbindGoogle', {
  body: { operPassword: password() },
  again: 'wrongState',
  access: 'free',
});

/** The operator's own record. */
export const getPersonalInfo = read('personal/getPersonalInfo', { answer: info, access: 'free' });

/** The operator's own record as the client reads it. */
export type PersonalInfo = AnswerOf<typeof getPersonalInfo>;

/**
 * Fields left out stay unchanged. Another mobile number or e-mail requires `operPassword`, because both sign in; the
 * addresses before the change are told.
 */
export const editPersonal = put('personal/edit', {
  body: {
    userNickname: optional(profile.userNickname),
    avatar: optional(profile.avatar),
    mobile: optional(profile.mobile),
    userEmail: optional(profile.userEmail),
    sex: optional(profile.sex),
    describe: optional(profile.describe),
    remark: optional(profile.remark),
    operPassword: optional(password()),
  },
  again: 'same',
  access: 'free',
  refusals: ['notUnique'],
});

/** Ends the operator's other sessions. */
export const resetPwd = put('personal/resetPwd', {
  body: {
    oldPassword: password(),
    password: text({ min: 6, max: 16, pattern: /^[A-Za-z]\w{5,15}$/ }),
  },
  again: 'wrongStepUp',
  access: 'free',
  refusals: ['stepUpLocked'],
});
