import { expect, test } from 'vitest';
import type { SignIn, UserInfo } from '@/api/types';
import { setTags } from '@/stores/tags';
import {
  endSession,
  expireSession,
  fallbackUser,
  setSession,
  onSessionEnd,
  signIn,
  updateUser,
  useSession,
} from '@/stores/session';

const LI: UserInfo = {
  id: '7',
  userName: 'li',
  userNickname: 'Li',
  avatar: 'a.png',
  roles: ['risk'],
  time: 5,
  authBtnList: ['btn.add'],
};

const user = () => useSession.getState().user;
const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const bare = { menuList: [], permissions: [] };

/** A browser tab that is loaded anew: only the web storage and the cookie are left. */
const reload = () =>
  useSession.setState({ user: null, permissions: new Set(), builtFor: null, expired: false });

test('session storage holds the names of the specification, the token none of them', () => {
  signIn({ token: 'secret-token', userInfo: LI });
  setSession({ menuList: [], permissions: ['a'], userInfo: { ...LI, bindMemberId: '9007199254740993' } });
  expect(stored('userInfo')).toMatchObject({ userName: 'li' });
  expect(stored('userName')).toBe('li');
  expect(stored('userMenu')).toEqual([]);
  expect(stored('permissions')).toEqual(['a']);
  expect(stored('bindMemberId')).toBe('9007199254740993');
  const texts = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key));
  expect(texts.join()).toContain('li');
  expect(texts.join()).not.toContain('secret-token');
});

test('an answer without an operator leaves the one this browser tab knows', () => {
  signIn({ token: 'abc', userInfo: LI });
  reload();
  setSession(bare);
  expect(user()).toEqual(LI);
});

test.each<[string, unknown]>([
  ['bad JSON', '{"id":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no id', '{"userName":"li"}'],
  ['a number for a name', '{"id":1,"userName":2}'],
])('C66 a stored operator of %s is the fallback by the stored name', (_, text) => {
  sessionStorage.setItem('userInfo', String(text));
  sessionStorage.setItem('userName', '"admin"');
  setSession(bare);
  expect(user()).toMatchObject({ ...fallbackUser('admin'), time: user()?.time });
});

test('C66 what another operator left in this browser tab is not taken over', () => {
  signIn({ token: 'token-of-li', userInfo: LI });
  document.cookie = 'token=token-of-wang; path=/';
  reload();
  setSession(bare);
  expect(user()).toMatchObject({ id: '0', userName: '', roles: ['common'] });
});

test('C66 stored permissions and menus are never believed', () => {
  sessionStorage.setItem('permissions', '["*/*/*"]');
  sessionStorage.setItem('userMenu', '[{"path":"/evil"}]');
  setSession(bare);
  expect([...useSession.getState().permissions]).toEqual([]);
  expect([stored('permissions'), stored('userMenu')]).toEqual([[], []]);
});

test.each<[string, object, Partial<UserInfo>]>([
  [
    'without roles and buttons',
    { id: 1, userName: 'x' },
    { userNickname: '', avatar: '', roles: [], authBtnList: [] },
  ],
  ['with a role that is no text', { id: 1, userName: 'x', roles: ['a', 7] }, { roles: [] }],
  ['with a picture that is no text', { id: 1, userName: 'x', avatar: 7 }, { avatar: '' }],
])('an operator %s is taken with the gaps filled', (_, info, gaps) => {
  setSession({ ...bare, userInfo: Object(info) });
  expect(user()).toMatchObject({ id: '1', userName: 'x', ...gaps });
});

test.each([
  [9, '9'],
  ['9007199254740993', '9007199254740993'],
  ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'],
])('an operator of the id %j is known by it, after a reload as well', (id, known) => {
  signIn({ token: 'abc', userInfo: { ...LI, id } });
  expect(user()).toEqual({ ...LI, id: known });
  reload();
  setSession(bare);
  expect(user()).toEqual({ ...LI, id: known });
});

test('a log-in answer without an operator signs in nevertheless', () => {
  const answer: Partial<SignIn> = { token: 'abc' };
  expect(signIn(Object(answer))).toBe(true);
  expect(user()).toMatchObject({ id: '0', roles: ['common'] });
});

test('C137 a log-in forgets what an earlier session left behind', () => {
  signIn({ token: 'a', userInfo: LI });
  setSession({ menuList: [], permissions: ['x'], userInfo: { ...LI, bindMemberId: '5' } });
  setTags([]);
  signIn({ token: 'b', userInfo: { ...LI, userName: 'wang' } });
  expect([...useSession.getState().permissions]).toEqual([]);
  expect([stored('bindMemberId'), stored('tagsViewList'), stored('permissions')]).toEqual([null, null, null]);
  expect(useSession.getState()).toMatchObject({ builtFor: 'b', expired: false, user: { userName: 'wang' } });
});

test('the end of a session forgets it here and in the browser, then tells whoever wants to know', () => {
  signIn({ token: 'a', userInfo: LI });
  expireSession();
  sessionStorage.setItem('other.app', '1');
  const seen: unknown[] = [];
  onSessionEnd(() => seen.push(useSession.getState().user, document.cookie));
  endSession();
  expect(seen).toEqual([null, '']);
  expect(useSession.getState()).toEqual({
    user: null,
    permissions: new Set(),
    builtFor: null,
    expired: false,
  });
  expect(Object.keys(sessionStorage)).toEqual(['other.app']);
});

test('C143 a log-in clears the lock of the session before, though the lock has not been loaded', () => {
  localStorage.setItem('console.locked', 'true');
  localStorage.setItem('console.lastActivity', '1');
  signIn({ token: 'a', userInfo: LI });
  expect([localStorage.getItem('console.locked'), localStorage.getItem('console.lastActivity')]).toEqual([
    null,
    null,
  ]);
});

test('the personal centre changes name and picture, and nothing when nobody is signed in', () => {
  updateUser({ userNickname: 'x' });
  expect(user()).toBeNull();
  signIn({ token: 'a', userInfo: LI });
  updateUser({ userNickname: 'Lili' });
  expect(user()).toEqual({ ...LI, userNickname: 'Lili' });
  expect(stored('userInfo')).toEqual({ ...LI, userNickname: 'Lili' });
});
