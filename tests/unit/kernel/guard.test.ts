import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, loginAddress } from '@/kernel/guard';
import type { Step, Visit } from '@/kernel/guard';

const visit = (change: Partial<Visit>): Visit => ({
  pathname: '/home',
  search: '',
  hash: '',
  signedIn: true,
  ready: true,
  ...change,
});

test.each<[string, Partial<Visit>, Step]>([
  ['the log-in page without a token', { pathname: '/login', signedIn: false }, { kind: 'allow' }],
  [
    'C53 the log-in page with a token',
    { pathname: '/login' },
    { kind: 'redirect', to: '/home', clear: false },
  ],
  ['the log-in page with a slash', { pathname: '/login/' }, { kind: 'redirect', to: '/home', clear: false }],
  ['the log-in page in capitals', { pathname: '/LOGIN', signedIn: false }, { kind: 'allow' }],
  ['a screen before the menu is there', { ready: false }, { kind: 'bootstrap' }],
  ['a screen', {}, { kind: 'allow' }],
  ['an unknown address', { pathname: '/nowhere' }, { kind: 'allow' }],
  [
    'a screen without a token',
    { signedIn: false },
    { kind: 'redirect', to: '/login?redirect=%2Fhome&params=%7B%7D', clear: true },
  ],
])('%s', (_, change, step) => {
  expect(decide(visit(change))).toEqual(step);
});

test('C52 the log-in address carries path, query and hash, encoded once', () => {
  const address = loginAddress({
    pathname: '/member/list',
    search: '?status[]=1&status[]=2&name=%E4%B8%AD+%26&page=2',
    hash: '#row-7',
  });
  const query = new URLSearchParams(address.slice('/login?'.length));
  expect(query.get('redirect')).toBe('/member/list#row-7');
  expect(JSON.parse(query.get('params') ?? '')).toEqual({ 'status[]': ['1', '2'], name: '中 &', page: '2' });
});

test('C52 no address breaks out of the log-in address', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.string(), (pathname, search, hash) => {
      const visit = { pathname, search: `?${search}`, hash: `#${hash}` };
      const url = new URL(loginAddress(visit), 'http://localhost');
      expect(url.pathname).toBe('/login');
      expect([...url.searchParams.keys()]).toEqual(['redirect', 'params']);
      expect(url.searchParams.get('redirect')).toBe(`${pathname}#${hash}`);
    }),
  );
});
