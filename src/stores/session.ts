import Cookies from 'js-cookie';
import { create } from 'zustand';
import { hasAll, hasAny, hasOne } from '@/lib/permission';
import { safeStorage } from '@/lib/storage';
import { ACTIVITY, LOCKED } from './lockKeys';
import type { SignIn, UserInfo, UserMenus } from '@/api/types';
import { idOf } from '@/contract/field/brands';
import { recordOf } from '@/lib/record';

/** Printable ASCII without spaces. The words `undefined` and `null` are refused because faulty clients store them. */
const TOKEN = /^(?!undefined$|null$)[\x21-\x7e]{1,4096}$/;

/** Storage key of the fingerprint of the token that the stored operator belongs to. */
const OWNER = 'console.owner';

const KEPT = [
  'userInfo',
  'userName',
  'userMenu',
  'permissions',
  'bindMemberId',
  'tagsViewList',
  OWNER,
] as const;

/** The operator of this page; `id` is text, and `0` if the server did not send one. */
export interface Operator extends UserInfo {
  id: string;
}

interface SessionState {
  /** `null` until a session is known. */
  user: Operator | null;
  /** What the operator may do: request paths, or exactly the wildcard. */
  permissions: ReadonlySet<string>;
  /** The token with which this page's menu was loaded; compared with the cookie when the page gets the focus. */
  builtFor: string | null;
  /** True from the first 401 until the operator has confirmed the alert. */
  expired: boolean;
}

const EMPTY: SessionState = { user: null, permissions: new Set(), builtFor: null, expired: false };

/** The operator's session. Only the functions of this file write it, and `kernel/seeAs.ts` the permissions. */
export const useSession = create<SessionState>(() => EMPTY);

const local = safeStorage('session');
const shared = safeStorage('local');

const ended: (() => void)[] = [];

/** Registers a function that clears data when a session ends (query cache, tags, drafts). */
export function onSessionEnd(forget: () => void): void {
  ended.push(forget);
}

/**
 * Name of the token's cookie (`VITE_TOKEN_COOKIE`, default `token`). Browsers keep one whose name begins with
 * `__Host-` over https and for the whole host only, and let no other host set it.
 */
const cookieName = (): string => {
  const named: unknown = import.meta.env.VITE_TOKEN_COOKIE;
  return typeof named === 'string' && named !== '' ? named : 'token';
};

/** The bearer token of the cookie; `null` if there is none or it is not a valid token. */
export function readToken(): string | null {
  // js-cookie returns `undefined` for a value with a malformed escape sequence.
  const value = Cookies.get(cookieName());
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

/** Base path without a trailing slash: the browser does not send a cookie of `/console/` to `/console`. */
const basePath = (): string => import.meta.env.BASE_URL.replace(/(.)\/$/, '$1');

/** A cookie of this host alone has to be secure and to have the path `/`. */
const isOfHost = (): boolean => cookieName().startsWith('__Host-');

function clearToken(): void {
  for (const path of ['/', basePath(), `${basePath()}/`]) {
    Cookies.remove(cookieName(), { path, sameSite: 'strict', secure: isOfHost() });
  }
}

/** Writes the token and reads it back. Returns `false` if the browser did not keep it (cookies blocked, too large). */
function saveToken(token: string): boolean {
  if (!TOKEN.test(token)) return false;
  Cookies.set(cookieName(), token, {
    path: isOfHost() ? '/' : basePath(),
    sameSite: 'strict',
    secure: isOfHost() || location.protocol === 'https:',
  });
  return readToken() === token;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reads an operator and fills in missing fields; `null` if the value describes no operator. */
function readUser(value: unknown): Operator | null {
  const info = recordOf(value);
  const id = idOf(info['id']);
  if (id === null || typeof info['userName'] !== 'string') return null;
  const bindMemberId = idOf(info['bindMemberId']);
  return {
    id,
    userName: info['userName'],
    userNickname: typeof info['userNickname'] === 'string' ? info['userNickname'] : '',
    avatar: typeof info['avatar'] === 'string' ? info['avatar'] : '',
    roles: isTexts(info['roles']) ? info['roles'] : [],
    time: typeof info['time'] === 'number' ? info['time'] : Date.now(),
    ...(typeof info['lastTime'] === 'number' ? { lastTime: info['lastTime'] } : {}),
    authBtnList: isTexts(info['authBtnList']) ? info['authBtnList'] : [],
    ...(bindMemberId === null ? {} : { bindMemberId }),
  };
}

/** The operator if the server sends none, derived from the stored user name alone. */
export function fallbackUser(userName: string): Operator {
  const admin = userName === 'admin';
  return {
    id: '0',
    userName,
    userNickname: '',
    avatar: '',
    roles: [admin ? 'admin' : 'common'],
    time: Date.now(),
    authBtnList: admin ? ['btn.add', 'btn.del', 'btn.edit', 'btn.link'] : ['btn.add', 'btn.link'],
  };
}

/** A hash of the token, for comparing tokens without storing them in web storage. Not cryptographic. */
function fingerprint(token: string | null): string {
  let hash = 7;
  for (const char of token ?? '') hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** The operator stored for the present token, else the fallback. Data stored by another session is not used. */
function storedUser(): Operator {
  const owner = local.read(OWNER);
  if (owner !== null && owner !== fingerprint(readToken())) return fallbackUser('');
  const name = local.read('userName');
  return readUser(local.read('userInfo')) ?? fallbackUser(typeof name === 'string' ? name : '');
}

/** The operator of the session, else the stored one; does not ask the server. */
export function knownUser(): Operator {
  return useSession.getState().user ?? storedUser();
}

function storeUser(user: UserInfo): void {
  local.write('userInfo', user);
  local.write('userName', user.userName);
  local.write(OWNER, fingerprint(readToken()));
}

/**
 * Stores the answer of the menu call in the session. Without `userInfo` the stored operator is kept.
 * @param builtFor the token with which the answer was requested
 */
export function setSession(answer: UserMenus, builtFor = readToken()): void {
  const user = readUser(answer.userInfo) ?? storedUser();
  storeUser(user);
  local.write('userMenu', answer.menuList);
  local.write('permissions', answer.permissions);
  if (user.bindMemberId) local.write('bindMemberId', user.bindMemberId);
  else local.remove('bindMemberId');
  useSession.setState({ user, permissions: new Set(answer.permissions), builtFor, expired: false });
}

/**
 * Ends the present session, if any, and stores the answer of a log-in call.
 * @returns `false` if the browser does not keep the cookie; nothing is stored then
 */
export function signIn(answer: SignIn): boolean {
  endSession();
  if (!saveToken(answer.token)) {
    clearToken();
    return false;
  }
  const user = readUser(answer.userInfo) ?? fallbackUser('');
  storeUser(user);
  useSession.setState({ user, builtFor: answer.token });
  return true;
}

/** Changes the fields that the personal centre can change; does nothing without an operator. */
export function updateUser(change: Partial<Pick<UserInfo, 'userNickname' | 'avatar'>>): void {
  const { user } = useSession.getState();
  if (!user) return;
  const next = { ...user, ...change };
  local.write('userInfo', next);
  useSession.setState({ user: next });
}

/** Clears all data of the session, in this page and in the browser. Works offline. */
export function endSession(): void {
  clearToken();
  for (const key of KEPT) local.remove(key);
  // The keys of the lock are removed here, because the log-in page also ends sessions and does not load the lock.
  shared.remove(LOCKED);
  shared.remove(ACTIVITY);
  useSession.setState(EMPTY);
  for (const forget of ended) forget();
}

/** Whether somebody is signed in here, or the browser has a token. */
export const hasSession = (): boolean => useSession.getState().user !== null || readToken() !== null;

/** Marks the session as expired: an alert is shown until the operator confirms it. */
export function expireSession(): void {
  useSession.setState({ expired: true });
}

/** Required permissions: one, any of a list, or all of a list. */
export type Need = { one: string } | { any: readonly string[] } | { all: readonly string[] };

/** Whether the held permissions meet the need. Returns `false` for an empty list. */
export function allowed(held: ReadonlySet<string>, need: Need): boolean {
  if ('one' in need) return hasOne(held, need.one);
  return 'any' in need ? hasAny(held, need.any) : hasAll(held, need.all);
}

const scoped = ({ user }: ReturnType<typeof useSession.getState>): boolean =>
  user?.bindMemberId !== undefined;

/** Whether the operator's data are restricted to the team of one member. */
export const isScoped = (): boolean => scoped(useSession.getState());

/** The same; renders again when that changes. */
export const useIsScoped = (): boolean => useSession(scoped);

/** `allowed` for the session's operator; renders again when the permissions change. */
export function useCan(need: Need): boolean {
  return useSession((state) => allowed(state.permissions, need));
}
