import * as v from 'valibot';
import { post, read } from '../call';
import { password } from '../field/body';
import { word } from '../field/choices';
import { record, records } from '../field/nested';
import { closure } from '../content/siteSwitch';
import { bool, count } from '../field/numbers';
import { optional } from '../field/shared';
import { id, image, link, tags, text } from '../field/texts';
import { unchecked } from '../field/unchecked';
import { roleDefaults } from '../system/roleDefaults';
import { PLATFORM_ZONES } from '../zones';
import { menuRecord } from './menu';

/** The operator who is signed in. */
export const userInfo = {
  id: id(),
  userName: text(),
  userNickname: text(),
  avatar: image(),
  roles: tags(),
  /** Milliseconds since the epoch of the sign-in. */
  time: count(),
  /** The same of the sign-in before it; missing where there was none. */
  lastTime: optional(count()),
  /** `btn.add`, `btn.del`, `btn.edit`, `btn.link`. */
  authBtnList: tags(),
  /** UID of the member to whose team the operator's data are restricted. */
  bindMemberId: optional(text()),
};

/** What operators have set for every console; without it, or with a value that cannot be read, the default counts. */
export const consoleSettings = {
  /** Seconds between two questions of the reminder. Default: 15. */
  pollSeconds: count({ min: 5, max: 300 }),
  /** False: no reminder sounds, whatever operators have chosen. Default: true. */
  sound: bool(),
  /** Colour of what rises and of gains; what falls has the other one. Default: green. */
  upColor: word('green', 'red'),
  /** Largest file that can be uploaded, in MB; larger ones are refused before they are sent. Default: 2048. */
  uploadMegabytes: count({ min: 1 }),
  /** Days after which a password is marked as old. Default: 90. */
  passwordDays: count({ min: 1 }),
  /** The zone whose midnight begins the platform's day; at UTC+8, as all times are. Default: Asia/Shanghai. */
  timezone: word(...PLATFORM_ZONES),
  /** What is closed to members now. Default: nothing. */
  closures: optional(records(closure)),
};

/** Menu and permissions; a permission is a request path, or exactly the wildcard. */
export const userMenus = {
  menuList: unchecked(v.array(menuRecord)),
  permissions: tags(),
  userInfo: record(userInfo),
  settings: optional(record(consoleSettings)),
  /**
   * What the operator's roles set, in the order of the roles: the first that says something about a point counts. Without what
   * the operator may not open or read.
   */
  defaults: optional(records(roleDefaults)),
  /**
   * Mark of what the operator may open and do, of the settings and the defaults. The header `X-Access` of every answer has the
   * present one; with another one the console asks for all of this again.
   */
  access: optional(text()),
};

/** Answer of every call that signs in. */
export const signIn = { token: text({ min: 1, max: 4000 }), ...userMenus };

const MOBILE = /^1[3-9]\d{9}$/;

const mobile = () => text({ min: 11, max: 11, pattern: MOBILE });

/** A picture as a data address, and the key that goes with it; it serves once and for five minutes. */
export const captcha = read('pub/captcha/get', { answer: { key: text(), img: image() }, access: 'open' });

/** Signs in with a name and a password. */
export const login = post('login', {
  body: {
    username: text({ min: 1, max: 64 }),
    password: password(),
    /** Needed unless the server does without a captcha. */
    verifyKey: optional(text({ max: 64 })),
    verifyCode: optional(text({ max: 16 })),
  },
  answer: signIn,
  again: 'wrongCaptcha',
  access: 'open',
  /** `forbidden`: a maintenance keeps the address away. */
  refusals: ['wrongPassword', 'userDisabled', 'loginLocked', 'stepNeeded', 'forbidden', 'addressRefused'],
});

/** Six digits of an authenticator (RFC 6238). */
const googleCode = () => text({ min: 6, max: 6, pattern: /^\d{6}$/ });

const ticket = () => text({ min: 1, max: 64 });

/** A step of a sign-in whose operator has bound an authenticator. */
export const stepCode = post('login/code', {
  body: { ticket: ticket(), code: googleCode() },
  answer: signIn,
  again: 'signInExpired',
  access: 'open',
  refusals: ['stepNeeded', 'wrongCode', 'stepUpLocked', 'forbidden', 'addressRefused'],
});

/** A step of a sign-in with a password that an administrator has set: the operator's own new password. */
export const stepPassword = post('login/password', {
  body: { ticket: ticket(), password: text({ min: 6, max: 16, pattern: /^[A-Za-z]\w{5,15}$/ }) },
  answer: signIn,
  again: 'signInExpired',
  access: 'open',
  refusals: ['stepNeeded', 'forbidden', 'addressRefused'],
});

/** A step of a sign-in where codes are required and none is bound: the refusal before has the key to be bound. */
export const stepBind = post('login/bind', {
  body: { ticket: ticket(), code: googleCode() },
  answer: signIn,
  again: 'signInExpired',
  access: 'open',
  refusals: ['stepNeeded', 'wrongCode', 'stepUpLocked', 'forbidden', 'addressRefused'],
});

/** At most one per minute; an unknown number gets the same answer as a known one. */
export const smsCode = post('login/smsCode', {
  body: { mobile: mobile() },
  answer: { interval: count() },
  again: 'tooMuch',
  access: 'open',
});

/** Signs in with a mobile number and the code that was sent to it. */
export const loginMobile = post('login/mobile', {
  body: { mobile: mobile(), code: text({ min: 1, max: 10 }) },
  answer: signIn,
  again: 'wrongSmsCode',
  access: 'open',
  refusals: ['userDisabled', 'stepNeeded', 'forbidden', 'addressRefused'],
});

/** A ticket to be drawn as a QR code; `expiresIn` in seconds. */
export const qrTicket = read('login/qrcode', {
  answer: { ticket: text(), expiresIn: count() },
  access: 'open',
});

/** The state of a ticket on the phone; `confirmed` comes once, together with the sign-in data. */
export const qrStatus = read('login/qrcode/status', {
  query: {
    /** Of `login/qrcode`. */
    ticket: text({ min: 1, max: 64 }),
  },
  answer: {
    status: word('waiting', 'scanned', 'confirmed', 'expired'),
    token: optional(signIn.token),
    menuList: optional(userMenus.menuList),
    permissions: optional(userMenus.permissions),
    userInfo: optional(userMenus.userInfo),
    settings: userMenus.settings,
    defaults: userMenus.defaults,
    access: userMenus.access,
  },
  access: 'open',
  refusals: ['forbidden', 'addressRefused'],
});

/** Address of a third-party provider to sign in at. */
export const oauth = read('login/oauth', {
  query: {
    /** Whom the operator has an account with. */
    provider: word('wechat', 'google', 'github', 'apple', 'telegram'),
  },
  answer: { url: link() },
  access: 'open',
});

/** What the operator may open and do, and the settings of every console. */
export const getUserMenus = read('user/getUserMenus', { answer: userMenus, access: 'free' });

/** Ends the session; a token that is over is no error. */
export const logout = read('logout', { access: 'free' });

/** The calls of a session, in the order they are made. */
export const sessionCalls = {
  captcha,
  login,
  smsCode,
  loginMobile,
  stepCode,
  stepPassword,
  stepBind,
  qrTicket,
  qrStatus,
  oauth,
  getUserMenus,
  logout,
};
