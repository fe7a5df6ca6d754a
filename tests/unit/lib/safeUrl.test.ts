import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPath, parseParams, safeFrame, safeLink, safeRedirect } from '@/lib/safeUrl';
import { times } from '../../effort';

const ORIGIN = 'https://console.example';
const BASES = ['/', '/console/'] as const;

const HOSTILE: unknown[] = [
  // another host
  'https://evil.example',
  'http://evil.example/home',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://console.example/home',
  'https://console.example@evil.example',
  '//evil.example',
  '//evil.example?u=https://console.example',
  '?u=//evil.example',
  '/home?u=\\\\evil.example',
  '/home?u=%5c%5cevil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//console.example@evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/home\\..\\evil',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%2525252fevil.example',
  '/%252525252fevil.example',
  '%2f%2fevil.example',
  '/home//evil.example',
  '/home/%2f/evil.example',
  '/console//evil.example',
  '/console/%2fevil.example',
  'evil.example',
  '.evil.example',
  '@evil.example',
  ':80',
  // scripts and other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://console.example/1',
  'file:///etc/passwd',
  // blanks, controls, unseen characters
  ' /home',
  '/home ',
  '/ /evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/%00',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=1',
  '/home%20',
  '/\u200b/evil.example',
  '/ho\u200dme',
  '/\u202ehome',
  '/%e2%80%aehome',
  '/\u2066home',
  '/\ufeffhome',
  '/\u00a0home',
  '/\u3000home',
  '/\u115fhome',
  '/\ud800home',
  // climbing
  '/.',
  '/..',
  '/../admin',
  '/home/../../admin',
  '/home/./x',
  '/%2e%2e/admin',
  '/%2e/x',
  '/home/%252e%252e/admin',
  '/home%2f..%2fadmin',
  '/home/../x?u=https://console.example',
  '/home#/..',
  '/home#//evil.example',
  // broken escapes
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/home?x=100%',
  '/%ff',
  // places not to return to
  '/login',
  '/Login',
  '/login/',
  '/login?redirect=/home',
  '/login#x',
  '/%6cogin',
  '/%256cogin',
  '/401',
  '/401?x',
  // not one text
  '',
  'home',
  '?x=1',
  '#x',
  null,
  undefined,
  0,
  true,
  {},
  { toString: () => '/home' },
  [],
  ['/home', '/home'],
  [['/home']],
  `/${'a'.repeat(2048)}`,
];

const LEGITIMATE = [
  '/',
  '/home',
  '/member/list',
  '/member/list?pageNum=2&status=1',
  '/member/list?dateRange%5B%5D=2026-01-01+00%3A00%3A00&q=%E5%BC%A0',
  '/system/dict/data/list/sys_user_sex#top',
  '/personal?tab=security#phone',
  '/会员/列表',
  '/a-b_c~d.e/1.0/.well-known',
  '/loginLog/list',
  '/member/detail/%E5%BC%A0?orderBy=createdAt+desc',
  '/401k',
  '/member/list?u=https://example.com//x&v=../y#top',
  '/member/list?u=https%3A%2F%2Fexample.com%2F%2Fx',
];

test('C48 the table of hostile redirects is at least as long as promised', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(67);
  expect(LEGITIMATE.length).toBeGreaterThanOrEqual(10);
});

test.each(HOSTILE.flatMap((raw) => BASES.map((base) => [raw, base] as const)))(
  'C48 redirect %j is refused below %s',
  (raw, base) => {
    expect(safeRedirect(raw, base, ORIGIN)).toBeNull();
  },
);

test.each(LEGITIMATE)('C48 redirect %j is followed as written, the base never added twice', (path) => {
  expect(safeRedirect(path, '/', ORIGIN)).toBe(path);
  expect(safeRedirect(path, '/console/', ORIGIN)).toBe(path);
  expect(safeRedirect(`/console${path}`, '/console/', ORIGIN)).toBe(path);
});

test.each([
  ['/console', '/'],
  ['/console?x=1', '/?x=1'],
  ['/console#x', '/#x'],
  ['/consoles/x', '/consoles/x'],
  ['/console/console/x', '/console/x'],
  ['/console/login', null],
  ['/console/%6cogin?x', null],
])('C48 below /console/, %s leads to %s', (raw, path) => {
  expect(safeRedirect(raw, '/console/', ORIGIN)).toBe(path);
});

test('C50 a redirect given once counts, given twice or not at all it does not', () => {
  const query = (text: string) => new URLSearchParams(text).getAll('redirect');
  expect(safeRedirect(query('redirect=/home'), '/', ORIGIN)).toBe('/home');
  for (const text of [
    'redirect=/a&redirect=/b',
    'redirect=/a&redirect=/a',
    'redirect[]=/a',
    'redirect=',
    'redirect',
    '',
  ]) {
    expect(safeRedirect(query(text), '/', ORIGIN)).toBeNull();
  }
});

const pieces = fc.constantFrom(
  ...'/ // \\ . .. %2f %2F %5c %252f %2e %252e % %25 %00 %0a %E5%BC%A0'.split(' '),
  ...'@ : ? # & = ; a home login 401 console evil.example https: javascript: 张'.split(' '),
  ...'\t\n\r \u0000\u200b\u202e\u3000\uff0f\u2044\uff0e\u3002\ud800'.split(''),
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`),
  fc.webUrl(),
);

test.each(BASES)(
  'C48 no redirect of 25,000 leaves the origin or the base %s, however often it is decoded',
  (base) => {
    let followed = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const path = safeRedirect(text, base, ORIGIN);
        if (path === null) return;
        followed += 1;
        for (let stage = path, turn = 0; turn < 4; turn += 1) {
          expect(new URL(stage, ORIGIN).origin).toBe(ORIGIN);
          const whole = new URL(base.slice(0, -1) + stage, ORIGIN);
          expect(whole.origin).toBe(ORIGIN);
          expect(whole.pathname.startsWith(base)).toBe(true);
          expect(whole.pathname).not.toContain('//');
          expect(whole.pathname.slice(base.length)).not.toMatch(/^(?:login|401)\/?$/i);
          stage = decodeURIComponent(stage);
        }
      }),
      { numRuns: times(25_000) },
    );
    expect(followed).toBeGreaterThan(500);
  },
);

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  '/api/../x',
  '/api/%2e%2e/x',
  '/api/%252e%252e/x',
  '/api//x',
  '/api/x\r\nAuthorization: y',
  'api/x',
])('C21 %j is no path of ours', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test('C21 an ordinary path is one', () => {
  expect(['/', '/admin/api/v2/sitebkd/member/list', '/a?b=c#d'].map(isOwnPath)).toEqual([true, true, true]);
});

test.each([
  [
    '{"id":"9007199254740993","tab":2,"on":true,"none":null}',
    { id: '9007199254740993', tab: '2', on: 'true', none: '' },
  ],
  ['{"ids":["1",2]}', { ids: ['1', '2'] }],
  ['{}', {}],
  ['{"a":[]}', { a: [] }],
  ['{"__proto__":"x","constructor":"y","prototype":"z","a":"b"}', { a: 'b' }],
])('C51 params %s are taken', (raw, params) => {
  const parsed = parseParams(raw);
  expect({ ...parsed }).toEqual(params);
  expect(Object.getPrototypeOf(parsed)).toBeNull();
});

const nested = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n])));

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['absent', undefined],
  ['a megabyte', JSON.stringify({ a: 'x'.repeat(1_000_000) })],
  ['an array', '[1]'],
  ['a scalar', '"x"'],
  ['null', 'null'],
  ['nested a hundred deep', nested],
  ['an object inside', '{"a":{"b":1}}'],
  ['an object in a list', '{"a":[{}]}'],
  ['a list in a list', '{"a":[[1]]}'],
  ['an object under a forbidden key', '{"__proto__":{"x":1},"a":1}'],
  ['51 keys', manyKeys],
  ['an id that lost digits', '{"id":9007199254740993}'],
  ['two of them', ['{"a":1}', '{"a":2}']],
  ['an object itself', { a: 1 }],
])('C51 params that are %s are ignored', (_, raw) => {
  expect(Object.keys(parseParams(raw))).toEqual([]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'ftp://a.example',
  'http://a.example',
  '//a.example',
  '/home',
  'a.example',
  '',
  'https:',
  'https://',
  'https:a.example',
  'https:///a.example',
  'https:\\\\a.example',
  'https://user@a.example',
  'https://user:pass@a.example',
  'https://@a.example',
  'https://:@a.example',
  'https://a.example\\@b.example',
  'ht\ntps://a.example',
  'https://a.example/\u202egpj',
  'https://a.example/ x',
  'https://\u0430pple.com',
  'https://xn--pple-43d.com',
  'https://a.xn--80ak6aa92e.com',
  'https://[zz]',
  'https://a.example:99999',
  `https://a.example/${'x'.repeat(10_240)}`,
])('C153 link %j is refused', (url) => {
  expect(safeLink(url)).toBeNull();
  expect(safeFrame(url, ['a.example', 'pple.com'])).toBeNull();
});

test('C153 https links pass, and http ones in development only', () => {
  expect(safeLink('https://docs.example:8443/a?b#c')?.href).toBe('https://docs.example:8443/a?b#c');
  expect(safeLink('https://docs.example/mail@x')?.host).toBe('docs.example');
  expect(safeLink('http://localhost:5173/x', { dev: true })?.host).toBe('localhost:5173');
  expect(safeLink('javascript:alert(1)', { dev: true })).toBeNull();
});

test('only hosts on the list are framed, with exactly their port', () => {
  const hosts = ['bi.example', 'grafana.example:3000'];
  expect(safeFrame('https://bi.example/x', hosts)?.host).toBe('bi.example');
  expect(safeFrame('https://BI.example:443/x', hosts)?.host).toBe('bi.example');
  expect(safeFrame('https://grafana.example:3000/', hosts)?.host).toBe('grafana.example:3000');
  for (const url of [
    'https://grafana.example/',
    'https://bi.example.evil.example',
    'https://x.bi.example',
    'https://bi.example.',
  ]) {
    expect(safeFrame(url, hosts)).toBeNull();
  }
  expect(safeFrame('https://bi.example', [])).toBeNull();
});
