import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { destination } from '@/kernel/arrival';
import { loginAddress } from '@/kernel/guard';
import { bootstrapFrom } from '@/kernel/bootstrap';
import { item, MENU, OPERATOR } from '../kernel/console';

vi.mock('@/kernel/views', () => import('../kernel/fakeViews'));

beforeEach(() => {
  const menuList = Object([...MENU, item('/secret', 'twin/one', { roles: ['auditor'] })]);
  bootstrapFrom({ menuList, permissions: [], userInfo: OPERATOR });
});

afterEach(() => vi.unstubAllEnvs());

const to = (redirect: string, params?: string) =>
  destination(
    `?${new URLSearchParams({ redirect, ...(params === undefined ? {} : { params }) }).toString()}`,
  );

const BAD = [
  'https://evil.example',
  'http://localhost/finance/recharge',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252Fevil.example',
  '/%5cevil.example',
  '/\tevil',
  '/\r\n/evil.example',
  ' /finance/recharge',
  '/finance/recharge ',
  '/\u200b/evil',
  '/\u202egnp.evil',
  '/finance/../login',
  '/finance/%2e%2e/%2e%2e/evil',
  '/./finance/recharge',
  '/finance//recharge',
  '/%E0%A4%A',
  '/%',
  'javascript:alert(1)',
  'data:text/html,x',
  'finance/recharge',
  '@evil.example',
  '',
  '/login',
  '/login?redirect=/login',
  '/LOGIN/',
  '/401',
  `/${'a'.repeat(2100)}`,
  // safe, but no screen of this operator
  '/nowhere',
  '/secret',
  '/finance/recharge/x',
  '/Finance/Recharge',
];

test.each(BAD)('C48 C49 after log-in %j is not followed', (redirect) => {
  expect(to(redirect)).toBe('/home');
  vi.stubEnv('BASE_URL', '/console/');
  expect(to(redirect)).toBe('/home');
});

const GOOD = [
  ['/finance/recharge', '/finance/recharge'],
  ['/finance/recharge/', '/finance/recharge/'],
  ['/finance', '/finance'],
  ['/', '/home'],
  ['/home', '/home'],
  ['/finance/recharge?page=2#row-7', '/finance/recharge?page=2#row-7'],
  ['/finance/recharge?from=https://example.com/a', '/finance/recharge?from=https://example.com/a'],
  ['/member/detail/7', '/member/detail/7'],
  ['/member/detail/%F0%9F%99%82', '/member/detail/%F0%9F%99%82'],
  ['/member/detail/a%3Fb%23c', '/member/detail/a%3Fb%23c'],
  ['/member/detail/a%2Fb', '/member/detail/a%2Fb'],
] as const;

test.each(GOOD)('C48 after log-in %j leads to %j', (redirect, there) => {
  expect(to(redirect)).toBe(there);
  vi.stubEnv('BASE_URL', '/console/');
  expect(to(redirect)).toBe(there);
  expect(to(`/console${redirect}`)).toBe(there);
});

test.each([
  '',
  '?',
  '?redirect',
  '?redirect=',
  '?redirect=/finance/recharge&redirect=/finance/withdraw',
  '?redirect=/finance/recharge&redirect=',
  '?redirect[]=/finance/recharge',
  '?Redirect=/finance/recharge',
])('C50 the query %j leads home', (search) => {
  expect(destination(search)).toBe('/home');
});

const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  'no JSON',
  '{"page":',
  '[1]',
  '"page=2"',
  '7',
  'null',
  deep(100),
  '{"page":{"n":1}}',
  `{"page":"${'x'.repeat(1024 * 1024)}"}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n]))),
  '{"__proto__":{"x":1}}',
  '{"constructor":"x","prototype":"y"}',
])('C51 the params %#, which cannot be read, are ignored and the redirect is followed', (params) => {
  expect(to('/finance/recharge', params)).toBe('/finance/recharge');
  expect(Reflect.get({}, 'x')).toBeUndefined();
});

test('C51 params become the query', () => {
  expect(
    to('/finance/recharge#row', '{"page":2,"ids":["1","2"],"q":"中 &","none":null,"__proto__":"x"}'),
  ).toBe('/finance/recharge?page=2&ids=1&ids=2&q=%E4%B8%AD+%26&none=#row');
});

test.each([
  ['/finance/recharge', '', ''],
  ['/finance/recharge', '?page=2&status[]=1&status[]=2', '#row'],
  ['/member/detail/%F0%9F%99%82', '?name=%E4%B8%AD%20%26&q=a%2Bb', '#a/b'],
  ['/member/detail/a%2Fb', '?json=%7B%22a%22%3A%22%25%22%7D', ''],
])('C52 %s%s%s comes back through the log-in page', (pathname, search, hash) => {
  const there = new URL(
    destination(loginAddress({ pathname, search, hash }).slice('/login'.length)),
    'http://x',
  );
  expect([there.pathname, there.hash]).toEqual([pathname, hash]);
  expect([...there.searchParams]).toEqual([...new URLSearchParams(search)]);
});
