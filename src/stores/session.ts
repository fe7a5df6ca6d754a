import Cookies from 'js-cookie';
import { create } from 'zustand';
import { hasAll, hasAny, hasOne } from '@/lib/permission';
import { safeStorage } from '@/lib/storage';
import type { SignIn, UserInfo, UserMenus } from '@/api/types';

const COOKIE = 'token';

/** Printable ASCII without blanks; `undefined` and `null` are what broken clients write. */
const TOKEN = /^(?!undefined$|null$)[\x21-\x7e]{1,4096}$/;

const KEPT = ['userInfo', 'userName', 'userMenu', 'permissions', 'bindMemberId'] as const;

interface SessionState {
  /** `null` until a session is known. */
  user: UserInfo | null;
  /** What the operator may do: request paths, or exactly the wildcard. */
  permissions: ReadonlySet<string>;
  /** The token this page was built for; compared with the cookie on focus. */
  builtFor: string | null;
  /** True from the first 401 until the operator has confirmed the alert. */
  expired: boolean;
}

const EMPTY: SessionState = { user: null, permissions: new Set(), builtFor: null, expired: false };

/** The operator's session. Reading is free; the functions below are the only writers. */
export const useSession = create<SessionState>(() => EMPTY);

const local = safeStorage('session');

const ended: (() => void)[] = [];

/** Registers what has to be forgotten when a session ends (query cache, tags, drafts). */
export function onSessionEnd(forget: () => void): void {
  ended.push(forget);
}

/** The bearer token of the cookie; anything that is no token counts as none. */
export function readToken(): string | null {
  // js-cookie answers `undefined` for a value with a broken escape.
  const value = Cookies.get(COOKIE);
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

function cookiePaths(): string[] {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return [...new Set(['/', base || '/', `${base}/`])];
}

function clearToken(): void {
  for (const path of cookiePaths()) Cookies.remove(COOKIE, { path });
}

/** Writes the token and reads it back: `false` when the browser refused it (blocked, too large). */
function saveToken(token: string): boolean {
  if (!TOKEN.test(token)) return false;
  clearToken();
  Cookies.set(COOKIE, token, {
    path: import.meta.env.BASE_URL,
    sameSite: 'strict',
    secure: location.protocol === 'https:',
  });
  return readToken() === token;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { id, userName, userNickname, roles } = value as Partial<UserInfo>;
  return (
    typeof id === 'number' && typeof userName === 'string' && typeof userNickname === 'string' && isTexts(roles)
  );
}

function complete(info: UserInfo): UserInfo {
  return {
    ...info,
    avatar: typeof info.avatar === 'string' ? info.avatar : '',
    time: typeof info.time === 'number' ? info.time : Date.now(),
    authBtnList: isTexts(info.authBtnList) ? info.authBtnList : [],
  };
}

/** The operator when no server tells: known by the stored user name alone (spec §6). */
export function fallbackUser(userName: string): UserInfo {
  const admin = userName === 'admin';
  return {
    id: 0,
    userName,
    userNickname: '',
    avatar: '',
    roles: [admin ? 'admin' : 'common'],
    time: Date.now(),
    authBtnList: admin ? ['btn.add', 'btn.del', 'btn.edit', 'btn.link'] : ['btn.add', 'btn.link'],
  };
}

/** The operator as stored by this browser tab, else the fallback. */
function storedUser(): UserInfo {
  const info = local.read('userInfo');
  if (isUserInfo(info)) return complete(info);
  const name = local.read('userName');
  return fallbackUser(typeof name === 'string' ? name : '');
}

/** Puts an operator's menu answer into the session; a missing `userInfo` leaves the stored one. */
export function holdSession(answer: UserMenus): void {
  const user = isUserInfo(answer.userInfo) ? complete(answer.userInfo) : storedUser();
  local.write('userInfo', user);
  local.write('userName', user.userName);
  local.write('userMenu', answer.menuList);
  local.write('permissions', answer.permissions);
  if (user.bindMemberId) local.write('bindMemberId', user.bindMemberId);
  else local.remove('bindMemberId');
  useSession.setState({
    user,
    permissions: new Set(answer.permissions),
    builtFor: readToken(),
    expired: false,
  });
}

/**
 * Keeps what a log-in call answered.
 * @returns `false` when the browser does not keep the cookie; nothing is stored then
 */
export function signIn(answer: SignIn): boolean {
  if (!saveToken(answer.token)) {
    clearToken();
    return false;
  }
  local.write('userInfo', answer.userInfo);
  local.write('userName', answer.userInfo.userName);
  useSession.setState({ ...EMPTY, user: complete(answer.userInfo), builtFor: answer.token });
  return true;
}

/** Changes what the personal centre may change of the operator. */
export function updateUser(change: Partial<Pick<UserInfo, 'userNickname' | 'avatar'>>): void {
  const { user } = useSession.getState();
  if (!user) return;
  const next = { ...user, ...change };
  local.write('userInfo', next);
  useSession.setState({ user: next });
}

/** Forgets everything about the session, in this page and in the browser, even offline. */
export function endSession(): void {
  clearToken();
  for (const key of KEPT) local.remove(key);
  local.remove('tagsViewList');
  useSession.setState(EMPTY);
  for (const forget of ended) forget();
}

/** Marks the session as over: the alert shows until the operator confirms it. */
export function expireSession(): void {
  useSession.setState({ expired: true });
}

/** How a permission list is read: one given permission, any of a list, or all of a list (spec §6). */
export type Need = { one: string } | { any: readonly string[] } | { all: readonly string[] };

/** True when the held permissions meet the need; an empty list is never met. */
export function allowed(held: ReadonlySet<string>, need: Need): boolean {
  if ('one' in need) return hasOne(held, need.one);
  return 'any' in need ? hasAny(held, need.any) : hasAll(held, need.all);
}

/** Reactive permission check. */
export function useCan(need: Need): boolean {
  return useSession((state) => allowed(state.permissions, need));
}
