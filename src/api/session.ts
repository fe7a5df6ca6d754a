import { get, post, put, SITE } from './client';
import type { Call } from './client';
import type { SignIn, UserMenus } from './types';

const anonymous: Partial<Call> = { anonymous: true, silent: true };

/** Answer of `GET pub/captcha/get`: a picture as a data address, and the key that goes with it. */
export interface Captcha {
  key: string;
  img: string;
}

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'expired';

/** Answer of `GET login/qrcode/status`; `confirmed` signs in. */
export type QrStatus = { status: Exclude<QrState, 'confirmed'> } | ({ status: 'confirmed' } & SignIn);

export const fetchCaptcha = (signal?: AbortSignal): Promise<Captcha> =>
  get(`${SITE}pub/captcha/get`, undefined, { ...anonymous, ...(signal ? { signal } : {}) });

export const signInByAccount = (body: {
  username: string;
  password: string;
  verifyKey: string;
  verifyCode: string;
}): Promise<SignIn> => post(`${SITE}login`, body, anonymous);

/** Sends a code; refused with 42900 within 60 s of the last one. */
export const sendSmsCode = (mobile: string): Promise<unknown> =>
  post(`${SITE}login/smsCode`, { mobile }, anonymous);

export const signInByMobile = (body: { mobile: string; code: string }): Promise<SignIn> =>
  post(`${SITE}login/mobile`, body, anonymous);

/** A ticket to be drawn as a QR code; `expiresIn` in seconds. */
export const fetchQrTicket = (signal?: AbortSignal): Promise<{ ticket: string; expiresIn: number }> =>
  get(`${SITE}login/qrcode`, undefined, { ...anonymous, ...(signal ? { signal } : {}) });

export const fetchQrStatus = (ticket: string, signal?: AbortSignal): Promise<QrStatus> =>
  get(`${SITE}login/qrcode/status`, { ticket }, { ...anonymous, ...(signal ? { signal } : {}) });

/** Where a third-party provider wants the operator to go. */
export const fetchOauthUrl = (provider: string): Promise<{ url: string }> =>
  get(`${SITE}login/oauth`, { provider }, anonymous);

/** The operator's menu and permissions; the answer is not trusted. */
export const fetchUserMenus = (): Promise<Partial<UserMenus> | null> =>
  get(`${SITE}user/getUserMenus`, undefined, { silent: true });

export const signOutOnServer = (): Promise<unknown> => get(`${SITE}logout`, undefined, { silent: true });

/** @throws ApiError rejected when the password is wrong */
export const verifyPassword = (password: string): Promise<unknown> =>
  post(`${SITE}user/verifyPassword`, { password }, { silent: true });

/** Answer of `GET personal/getPersonalInfo`. */
export interface PersonalInfo {
  user: {
    userName: string;
    userNickname: string;
    avatar: string;
    mobile: string;
    userEmail: string;
    sex: string;
    describe: string;
    remark: string;
    lastLoginIp: string;
    lastLoginTime: string;
  };
  deptName: string;
  roles: string[];
}

export const fetchPersonalInfo = (signal?: AbortSignal): Promise<PersonalInfo> =>
  get(`${SITE}personal/getPersonalInfo`, undefined, signal ? { signal } : {});

export const savePersonal = (body: Partial<PersonalInfo['user']>): Promise<unknown> =>
  put(`${SITE}personal/edit`, body);

export const changePassword = (body: { oldPassword: string; password: string }): Promise<unknown> =>
  put(`${SITE}personal/resetPwd`, body);
