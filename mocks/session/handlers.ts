import type { HttpHandler } from 'msw';
import type { Captcha, QrStatus } from '@/api/session';
import { verifyCode as ownCode, verifyPassword } from '../../src/contract/shell/personal';
import {
  captcha,
  getUserMenus,
  login,
  loginMobile,
  logout,
  oauth,
  qrStatus,
  qrTicket,
  smsCode,
} from '../../src/contract/shell/session';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { DEMO_SMS_CODE } from '../core/demo';
import { object, optional, text } from '../core/check';
import { useGoogleCode } from '../core/googleCode';
import { addressOf, answer, answerOpen, ownAddress } from '../core/http';
import { userMenusOf } from '../core/menus';
import { inLang } from '../core/optionHandlers';
import { captchaPicture } from '../core/pictures';
import { Refusal } from '../core/refusal';
import type { Texts } from '../core/rows';
import type { User } from '../core/systemRows';
import { checkPassword, mustBeActive, signInAs } from '../core/signIn';
import { checkOwn } from '../core/stepUp';
import { MINUTE } from '../core/time';
import { captchaWanted } from './settings';
import { stepHandlers } from './steps';

/** Letters that cannot be taken for another one. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CAPTCHA_LIFE = 5 * MINUTE;
export const SMS_PAUSE = MINUTE;
export const SMS_LIFE = 5 * MINUTE;
export const SMS_TRIES = 5;
export const QR_LIFE = MINUTE;
const KEY = '0123456789abcdef';

/** The demo pretends that a phone scans the code after four seconds and confirms after eight. */
const QR_SCANNED = 4000;
const QR_CONFIRMED = 8000;

function makeCaptcha(db: Db): Captcha {
  const random = db.random('captcha');
  const [key, code] = [random.text(24, KEY), random.text(4, ALPHABET)];
  db.captchas.set(key, { code, until: db.now() + CAPTCHA_LIFE });
  return { key, img: captchaPicture(code, random) };
}

/** A captcha serves once, right or wrong. @throws Refusal 40010 */
function useCaptcha(db: Db, key: string, answer: string): void {
  const captcha = db.captchas.get(key);
  db.captchas.delete(key);
  if (!captcha || captcha.until < db.now() || captcha.code !== answer.toUpperCase()) throw new Refusal(40010);
}

function sendSms(db: Db, mobile: string): { interval: number } {
  const now = db.now();
  const sent = db.smsCodes.get(mobile);
  if (sent && now - sent.sentAt < SMS_PAUSE) throw new Refusal(42900);
  // An unknown number gets the same answer, and no code that could ever fit.
  const known = [...db.users.values()].some((user) => user.mobile === mobile);
  db.smsCodes.set(mobile, {
    code: known ? DEMO_SMS_CODE : '',
    sentAt: now,
    until: now + SMS_LIFE,
    wrong: 0,
  });
  return { interval: SMS_PAUSE / 1000 };
}

/** @throws Refusal 40014 */
function userOfSms(db: Db, mobile: string, code: string): User {
  const sent = db.smsCodes.get(mobile);
  const usable = sent && sent.until >= db.now() && sent.wrong < SMS_TRIES;
  if (!usable || sent.code !== code) {
    if (sent) sent.wrong += 1;
    throw new Refusal(40014);
  }
  const user = [...db.users.values()].find((item) => item.mobile === mobile);
  if (!user) throw new Refusal(40014);
  sent.until = 0;
  mustBeActive(user);
  return user;
}

/** How far the phone is with a ticket; a ticket signs in once. */
function qrState(db: Db, ticket: string): QrStatus['status'] {
  const drawn = db.qrTickets.get(ticket);
  if (!drawn || drawn.used) return 'expired';
  const age = db.now() - drawn.since;
  if (age >= QR_LIFE) return 'expired';
  return age >= QR_CONFIRMED ? 'confirmed' : age >= QR_SCANNED ? 'scanned' : 'waiting';
}

/** The account whose phone scans in the demo. */
function qrUser(db: Db): User {
  const [user] = db.users.values();
  if (!user) throw new Refusal(40400);
  mustBeActive(user);
  return user;
}

/** Where a provider would have its page. */
const OAUTH_PAGE = 'login/oauth/page';

const OAUTH_TEXT: Texts = [
  '演示环境没有连接第三方登录。请关闭此页，使用演示账号登录。',
  'The demo is not connected to this provider. Close this page and sign in with a demo account.',
  '示範環境未串接第三方登入。請關閉此頁，使用示範帳號登入。',
];

export const sessionHandlers = (db: Db): HttpHandler[] => [
  answerOpen(db, captcha, () => makeCaptcha(db)),
  answerOpen(db, login, (context) => {
    const { username, password, verifyKey = '', verifyCode = '' } = context.input;
    return signInAs(context, username, 'account', () => {
      if (setting(db, captchaWanted)) useCaptcha(db, verifyKey, verifyCode);
      return checkPassword(db, username, password, context.ip);
    });
  }),
  ...stepHandlers(db),
  answerOpen(db, smsCode, ({ input }) => sendSms(db, input.mobile)),
  answerOpen(db, loginMobile, (context) => {
    const { mobile, code } = context.input;
    return signInAs(context, mobile, 'mobile', () => userOfSms(db, mobile, code));
  }),
  answerOpen(db, qrTicket, () => {
    const ticket = db.random('qrcode').text(24, KEY);
    db.qrTickets.set(ticket, { since: db.now(), used: false });
    return { ticket, expiresIn: QR_LIFE / 1000 };
  }),
  answerOpen(db, qrStatus, (context) => {
    const { ticket } = context.input;
    const status = qrState(db, ticket);
    if (status !== 'confirmed') return { status };
    db.qrTickets.set(ticket, { since: 0, used: true });
    return { status, ...signInAs(context, 'qrcode', 'qrcode', () => qrUser(db)) };
  }),
  answerOpen(db, oauth, ({ input }) => ({
    url: `${addressOf(OAUTH_PAGE)}?provider=${input.provider}`,
  })),
  ownAddress(
    db,
    OAUTH_PAGE,
    object({ provider: optional(text(20)) }),
    ({ lang }) =>
      new Response(
        `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Demo</title><p>${inLang(OAUTH_TEXT, lang)}</p></html>`,
        { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
      ),
  ),
  answerOpen(db, logout, ({ token }) => {
    db.sessions.delete(token ?? '');
    return null;
  }),
  answer(db, getUserMenus, ({ user, token }) =>
    userMenusOf(db, user, db.sessions.get(token ?? '')?.since ?? db.now()),
  ),
  answer(db, verifyPassword, (context) => {
    checkOwn(context, context.input.password);
    return null;
  }),
  answer(db, ownCode, (context) => {
    const { user, input, token } = context;
    if (user.googleSecret === '') throw new Refusal(40904);
    useGoogleCode(db, user, user.googleSecret, input.code);
    const session = db.sessions.get(token ?? '');
    if (session) session.codeAt = db.now();
    return null;
  }),
];
