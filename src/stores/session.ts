import Cookies from 'js-cookie';
import { create } from 'zustand';
import { hasAll, hasAny, hasOne } from '@/lib/permission';
import { safeStorage } from '@/lib/storage';
import { ACTIVITY, LOCKED } from './lockKeys';
import type { SignIn, UserInfo, UserMenus } from '@/api/types';
import { idOf } from '@/contract/field/brands';
import { recordOf } from '@/lib/record';

const COOKIE = 'token';

/** Printable ASCII without blanks; `undefined` and `null` are what broken clients write. */
const TOKEN = /^(?!undefined$|null$)[\x21-\x7e]{1,4096}$/;

/** Which token the stored operator belongs to. */
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

/** The operator of this page; `id` is text, `0` where no server told it. */
export interface Operator extends UserInfo {
  id: string;
}

interface SessionState {
  /** `null` until a session is known. */
  user: Operator | null;
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
const shared = safeStorage('local');

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

/** Where the console lives, without a slash at its end: a cookie of `/console/` is not seen at `/console`. */
const basePath = (): string => import.meta.env.BASE_URL.replace(/(.)\/$/, '$1');

function clearToken(): void {
  for (const path of ['/', basePath(), `${basePath()}/`]) Cookies.remove(COOKIE, { path });
}

/** Writes the token and reads it back: `false` when the browser refused it (blocked, too large). */
function saveToken(token: string): boolean {
  if (!TOKEN.test(token)) return false;
  Cookies.set(COOKIE, token, {
    path: basePath(),
    sameSite: 'strict',
    secure: location.protocol === 'https:',
  });
  return readToken() === token;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What is known of an operator, gaps filled; `null` when it is nobody. */
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
    authBtnList: isTexts(info['authBtnList']) ? info['authBtnList'] : [],
    ...(bindMemberId === null ? {} : { bindMemberId }),
  };
}

/** The operator when no server tells: known by the stored user name alone (spec §6). */
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

/** Tells one token from another without keeping either in web storage. */
function fingerprint(token: string | null): string {
  let hash = 7;
  for (const char of token ?? '') hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** The operator as stored by this browser tab, else the fallback; what another session stored is nobody's. */
function storedUser(): Operator {
  const owner = local.read(OWNER);
  if (owner !== null && owner !== fingerprint(readToken())) return fallbackUser('');
  const name = local.read('userName');
  return readUser(local.read('userInfo')) ?? fallbackUser(typeof name === 'string' ? name : '');
}

/** The operator of this page, as far as it can be known without the server. */
export function knownUser(): Operator {
  return useSession.getState().user ?? storedUser();
}

function storeUser(user: UserInfo): void {
  local.write('userInfo', user);
  local.write('userName', user.userName);
  local.write(OWNER, fingerprint(readToken()));
}

/**
 * Puts an operator's menu answer into the session; a missing `userInfo` leaves the stored one.
 * @param builtFor the token the answer was asked with
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
 * Ends whatever session there was and keeps what a log-in call answered.
 * @returns `false` when the browser does not keep the cookie; nothing is stored then
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
  // Not left to the lock: where the log-in page ends a session, nobody has loaded it.
  shared.remove(LOCKED);
  shared.remove(ACTIVITY);
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
