import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve, tagOf } from '@/kernel/resolve';
import type { Entry, Target } from '@/stores/routes';

const screen: Target = { kind: 'view', component: 'x', match: { kind: 'none' } };

const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  name: path,
  path,
  title: 'menu.1',
  icon: 'UserOutlined',
  hidden: false,
  keepAlive: true,
  pinned: false,
  roles: [],
  target: screen,
  parents: [],
  children: [],
  ...more,
});

const FLAT = [
  entry('/home'),
  entry('/member', { target: { kind: 'directory', to: '/member/list' } }),
  entry('/empty', { target: { kind: 'directory', to: null } }),
  entry('/member/:id'),
  entry('/member/list'),
  entry('/member/:id/order/:orderNo'),
  entry('/secret', { roles: ['auditor'] }),
  entry('/中文'),
];

/** What an address leads to, in short. */
function lead(pathname: string, roles: string[] | null = []): string {
  const found = resolve(FLAT, pathname, roles);
  if (found.kind === 'redirect') return `to ${found.to}`;
  return found.kind === 'screen' ? `${found.entry.path} ${JSON.stringify(found.params)}` : found.kind;
}

test.each([
  ['/', 'to /home'],
  ['/home', '/home {}'],
  ['/home/', '/home {}'],
  ['/member', 'to /member/list'],
  ['/empty', 'notFound'],
  ['/member/list', '/member/list {}'],
  ['/member/7', '/member/:id {"id":"7"}'],
  ['/member/7/', '/member/:id {"id":"7"}'],
  ['/member/7/order/A1', '/member/:id/order/:orderNo {"id":"7","orderNo":"A1"}'],
  ['/member/7/order', 'notFound'],
  ['/member//order/A1', 'notFound'],
  ['/HOME', 'notFound'],
  ['/home/x', 'notFound'],
  ['//home', 'notFound'],
  ['/%E4%B8%AD%E6%96%87', '/中文 {}'],
  ['/中文', '/中文 {}'],
  ['/hom%65', '/home {}'],
  ['/%2Fhome', 'notFound'],
  ['/member%2Flist', 'notFound'],
  ['/member/%E0%A4%A', '/member/:id {"id":"%E0%A4%A"}'],
])('the address %j leads to %s', (pathname, where) => {
  expect(lead(pathname)).toBe(where);
});

test.each([
  [['auditor'], '/secret {}'],
  [['admin'], 'denied'],
  [[], 'denied'],
  [null, '/secret {}'],
])('C75 with the roles %j a screen for auditors is %s', (roles, where) => {
  expect(lead('/secret', roles)).toBe(where);
});

test.each(['a/b', 'a?b', 'a#b', '%', '100%', '%2F', '%252F', '🙂', '中 文', '..', '+', '&=;', '__proto__'])(
  'C69 the path parameter %j comes back as it was',
  (id) => {
    expect(lead(`/member/${encodeURIComponent(id)}`)).toBe(`/member/:id ${JSON.stringify({ id })}`);
  },
);

test('C69 any text travels through an address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      fc.pre(id !== 'list');
      expect(lead(`/member/${encodeURIComponent(id)}`)).toBe(`/member/:id ${JSON.stringify({ id })}`);
    }),
  );
});

const home = entry('/home', { pinned: true });
const detail = entry('/member/:id');

test.each([
  ['a list screen by its path, whatever its query', home, {}, '/home', '?page=2', false, '/home'],
  ['a list screen with a slash at its end the same', home, {}, '/home/', '', false, '/home'],
  ['a detail screen by its address', detail, { id: '7' }, '/member/7', '', false, '/member/7'],
  ['a shared detail screen by its pattern', detail, { id: '7' }, '/member/7', '', true, '/member/:id'],
])('C139 a tag knows %s', (_, of, params, pathname, search, shared, key) => {
  expect(tagOf(of, params, pathname, search, shared).key).toBe(key);
});

test('a tag is named by its address, else by its entry', () => {
  const title = (search: string) => tagOf(detail, { id: '7' }, '/member/7', search, false).title;
  expect(title('')).toBe('menu.1');
  expect(title('?tagsViewName=Member%207')).toBe('Member 7');
});
