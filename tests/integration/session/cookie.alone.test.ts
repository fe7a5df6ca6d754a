import { afterEach, expect, test, vi } from 'vitest';
import { endSession, fallbackUser, readToken, signIn, useSession } from '@/stores/session';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const path of ['/', '/console', '/console/']) {
    document.cookie = `token=; path=${path}; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
});

const enter = (token: string) => signIn({ token, userInfo: fallbackUser('admin') });

test.each(['%E0%A4%A', 'a%20b', 'a%0D%0Ab', 'undefined', 'null', '', '%00', 'a%E4%B8%AD', '"a b"'])(
  'C41 the cookie token=%s is no token',
  (value) => {
    document.cookie = `token=${value}; path=/`;
    expect(readToken()).toBeNull();
  },
);

test.each(['abc', 'a.b-c_d~e', 'eyJhbGciOi.J9+/=', '{"a":1}', '50%', 'a;b', 'undefined1'])(
  'the token %j is read back as it was given',
  (token) => {
    expect(enter(token)).toBe(true);
    expect(readToken()).toBe(token);
  },
);

test('the cookie is written for the base path, same site only, without an end', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.stubEnv('BASE_URL', '/console/');
  window.happyDOM.setURL('http://localhost/console/login');
  enter('abc');
  expect(written.mock.calls.at(-1)).toEqual(['token=abc; path=/console; sameSite=strict']);
});

test('on https the cookie is secure', () => {
  window.happyDOM.setURL('https://localhost/');
  const written = vi.spyOn(document, 'cookie', 'set');
  enter('abc');
  expect(written.mock.calls.at(-1)).toEqual(['token=abc; path=/; sameSite=strict; secure']);
});

test('a cookie of this host alone is secure and at the root, whatever the base path, and goes with the session', () => {
  vi.stubEnv('VITE_TOKEN_COOKIE', '__Host-token');
  vi.stubEnv('BASE_URL', '/console/');
  window.happyDOM.setURL('https://localhost/console/login');
  const written = vi.spyOn(document, 'cookie', 'set');
  expect(enter('abc')).toBe(true);
  expect(written.mock.calls.at(-1)).toEqual(['__Host-token=abc; path=/; sameSite=strict; secure']);
  expect(readToken()).toBe('abc');
  written.mockClear();
  endSession();
  expect(document.cookie).toBe('');
  // Browsers ignore a removal that the cookie itself could not have been written with.
  expect(written.mock.calls).toContainEqual([expect.stringMatching(/^__Host-token=; path=\/; .*secure/)]);
});

test.each([
  ['of 4,097 bytes', 'x'.repeat(4097)],
  ['with a line break', 'a\r\nb'],
  ['that says undefined', 'undefined'],
  ['that is empty', ''],
])('C40 a token %s is refused, and nothing is stored', (_, token) => {
  expect(enter(token)).toBe(false);
  expect([readToken(), document.cookie, sessionStorage.length]).toEqual([null, '', 0]);
  expect(useSession.getState().user).toBeNull();
});

test('C40 a browser that keeps no cookies: refused, and nothing is stored', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(enter('abc')).toBe(false);
  expect(sessionStorage.length).toBe(0);
  expect(useSession.getState().user).toBeNull();
});

test('C42 the end of a session removes the cookie from both paths', () => {
  vi.stubEnv('BASE_URL', '/console/');
  window.happyDOM.setURL('http://localhost/console/home');
  document.cookie = 'token=old; path=/';
  document.cookie = 'token=new; path=/console/';
  document.cookie = 'token=odd; path=/console';
  expect(document.cookie.match(/token=/g)).toHaveLength(3);
  endSession();
  expect(document.cookie).toBe('');
});

test('a log-in replaces what was left of an earlier one', () => {
  vi.stubEnv('BASE_URL', '/console/');
  window.happyDOM.setURL('http://localhost/console/login');
  document.cookie = 'token=old; path=/';
  expect(enter('new')).toBe(true);
  expect(document.cookie).toBe('token=new');
});

test.each([-24, 24, 24 * 366])('C44 a clock that is %i hours off ends no session', (hours) => {
  enter('abc');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  expect(readToken()).toBe('abc');
});
