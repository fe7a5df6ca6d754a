/**
 * The calls before and around a session. Their answers are checked by hand, so that the log-in page does not
 * load the readers of the contract.
 */
import { get, post, SITE } from './client';
import type { Call } from './client';
import { ApiError } from './failure';
import type { SignIn, UserMenus } from './types';

export const anonymous: Partial<Call> = { anonymous: true, silent: true };

const asking = (signal?: AbortSignal): Partial<Call> => ({ ...anonymous, ...(signal ? { signal } : {}) });

/** Answer of `GET pub/captcha/get`: a picture as a data address, and the key that goes with it. */
export interface Captcha {
  key: string;
  img: string;
}

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'expired';

/** Answer of `GET login/qrcode/status`; `confirmed` signs in. */
export type QrStatus = { status: Exclude<QrState, 'confirmed'> } | ({ status: 'confirmed' } & SignIn);

const QR_STATES: readonly unknown[] = ['waiting', 'scanned', 'confirmed', 'expired'];

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

const hasText = (data: unknown, name: string): boolean => {
  const value = valueIn(data, name);
  return typeof value === 'string' && value !== '';
};

/** @throws ApiError `malformed` when `fits` refuses the answer */
export async function checked<T>(answer: Promise<unknown>, fits: (data: unknown) => data is T): Promise<T> {
  const data = await answer;
  if (!fits(data)) throw new ApiError({ kind: 'malformed', field: 'data' });
  return data;
}

/**
 * The characters of the token are checked where it is stored; other missing fields are requested or filled in
 * later.
 */
export const isSignIn = (data: unknown): data is SignIn => typeof valueIn(data, 'token') === 'string';

const isQrStatus = (data: unknown): data is QrStatus => {
  const status = valueIn(data, 'status');
  return QR_STATES.includes(status) && (status !== 'confirmed' || isSignIn(data));
};

const askForCaptcha = (options: Partial<Call>): Promise<Captcha> =>
  checked(
    get(`${SITE}pub/captcha/get`, undefined, options),
    (data): data is Captcha => hasText(data, 'key') && hasText(data, 'img'),
  );

/** Milliseconds; a captcha asked for ahead longer ago might be refused before it is typed. */
const AHEAD = 10_000;

let ahead: { captcha: Promise<Captcha>; at: number } | null = null;

/**
 * Asks for a captcha while the log-in page is still on its way; the first {@link fetchCaptcha} gets it. The guard
 * may end what is left of an older session meanwhile.
 */
export function fetchCaptchaAhead(): void {
  ahead = { captcha: askForCaptcha({ ...anonymous, outlivesSession: true }), at: performance.now() };
  // Its failure is handled by the caller of `fetchCaptcha`.
  ahead.captcha.catch(() => undefined);
}

/** A captcha to show; each is given once. */
export function fetchCaptcha(signal?: AbortSignal): Promise<Captcha> {
  const asked = ahead;
  ahead = null;
  return asked && performance.now() - asked.at < AHEAD ? asked.captcha : askForCaptcha(asking(signal));
}

export const signInByAccount = (body: {
  username: string;
  password: string;
  verifyKey: string;
  verifyCode: string;
}): Promise<SignIn> => checked(post(`${SITE}login`, body, anonymous), isSignIn);

/** Sends a code; refused with 42900 within 60 s of the last one. */
export const sendSmsCode = (mobile: string): Promise<unknown> =>
  post(`${SITE}login/smsCode`, { mobile }, anonymous);

export const signInByMobile = (body: { mobile: string; code: string }): Promise<SignIn> =>
  checked(post(`${SITE}login/mobile`, body, anonymous), isSignIn);

/** A ticket to be drawn as a QR code; `expiresIn` in seconds. */
export interface QrTicket {
  ticket: string;
  expiresIn: number;
}

export const fetchQrTicket = (signal?: AbortSignal): Promise<QrTicket> =>
  checked(
    get(`${SITE}login/qrcode`, undefined, asking(signal)),
    (data): data is QrTicket => hasText(data, 'ticket') && Number.isFinite(valueIn(data, 'expiresIn')),
  );

export const fetchQrStatus = (ticket: string, signal?: AbortSignal): Promise<QrStatus> =>
  checked(get(`${SITE}login/qrcode/status`, { ticket }, asking(signal)), isQrStatus);

/** Where a third-party provider wants the operator to go. */
export const fetchOauthUrl = (provider: string): Promise<{ url: string }> =>
  checked(
    get(`${SITE}login/oauth`, { provider }, anonymous),
    (data): data is { url: string } => typeof valueIn(data, 'url') === 'string',
  );

const isAnswer = (data: unknown): data is Partial<UserMenus> => typeof data === 'object' && data !== null;

/** Returns the operator's menu and permissions; callers check each part, because none is checked here. */
export async function fetchUserMenus(): Promise<Partial<UserMenus> | null> {
  const data = await get(`${SITE}user/getUserMenus`, undefined, { silent: true });
  return isAnswer(data) ? data : null;
}

export const signOutOnServer = (): Promise<unknown> => get(`${SITE}logout`, undefined, { silent: true });
