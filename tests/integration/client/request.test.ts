import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { configureClient, del, get, post, put, request, SITE } from '@/api/client';
import { refusalOf } from '@/api/failure';
import { wireClient } from '@/app/failures';
import { setLanguage } from '@/i18n';
import { fallbackUser, signIn, useSession } from '@/stores/session';
import { haveToken } from '../token';
import { ok, on, refuse, server } from '../server';
import { failureOf, told } from './told';

beforeAll(wireClient);
afterEach(wireClient);

/** Addresses of everything that left the page. */
const sent: string[] = [];

beforeEach(() => {
  haveToken();
  sent.length = 0;
  server.events.on('request:start', ({ request }) => void sent.push(request.url));
  return () => server.events.removeAllListeners();
});

test.each([
  'https://evil.example/x',
  'http://evil.example/x',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  '/../x',
  '../x',
  'api/../../x',
  'api/./x',
  'api/%2e%2e/x',
  'api//x',
  '/api/v2/x',
  'api/x?to=y',
  'api/x#y',
  'api/x y',
  'api/\r\nx',
  'javascript:alert(1)',
  'api/中',
  '',
])('C21 the address %j is refused before anything is sent', async (path) => {
  signIn({ token: 'secret', userInfo: fallbackUser('admin') });
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    expect(await failureOf(request({ method, path, body: {} }))).toEqual({ kind: 'unsafe' });
  }
  expect(sent).toEqual([]);
  expect(told()).toEqual(['请求地址不合法，已拦截']);
});

test.each(['a\r\nX-Evil: 1', 'a b', '中', '', '\u0000', 'a\u007f'])(
  'C24 with the token %j nothing is sent, and the session is over',
  async (token) => {
    const onExpired = vi.fn<() => void>();
    configureClient({
      base: '/admin/',
      token: () => token,
      hasSession: () => true,
      language: () => 'en',
      onFailure: () => undefined,
      onExpired,
    });
    expect(await failureOf(get(`${SITE}thing`))).toEqual({ kind: 'sessionExpired' });
    expect(sent).toEqual([]);
    expect(onExpired).toHaveBeenCalledOnce();
  },
);

test('a call carries the token, the language and JSON below the base', async () => {
  await setLanguage('en');
  signIn({ token: 'abc.def', userInfo: fallbackUser('admin') });
  let seen: Record<string, string | null> = {};
  on('post', 'thing', async ({ request }) => {
    const { headers } = request;
    seen = {
      token: headers.get('authorization'),
      language: headers.get('accept-language'),
      type: headers.get('content-type'),
      body: await request.text(),
    };
    return ok(null);
  });
  await post(`${SITE}thing`, { id: '9007199254740993', amount: '0.10', none: null });
  expect(sent).toEqual(['http://localhost/admin/api/v2/sitebkd/thing']);
  expect(seen).toEqual({
    token: 'Bearer abc.def',
    language: 'en',
    type: 'application/json',
    body: '{"id":"9007199254740993","amount":"0.10","none":null}',
  });
});

test('without a token nothing is sent: after the log-out without a word, else it is the end of the session', async () => {
  document.cookie = 'token=; path=/; max-age=0';
  expect(await failureOf(post(`${SITE}thing/edit`, {}))).toEqual({ kind: 'cancelled' });
  expect(useSession.getState().expired).toBe(false);
  signIn({ token: 'abc', userInfo: fallbackUser('admin') });
  document.cookie = 'token=; path=/; max-age=0';
  expect(await failureOf(get(`${SITE}thing`))).toEqual({ kind: 'sessionExpired' });
  expect(useSession.getState().expired).toBe(true);
  expect(sent).toEqual([]);
});

test('an anonymous call carries no token, and its 401 is an ordinary refusal', async () => {
  signIn({ token: 'abc', userInfo: fallbackUser('admin') });
  let token: string | null = 'unseen';
  on('post', 'login', ({ request }) => {
    token = request.headers.get('authorization');
    return refuse(401, '密码错误');
  });
  const call = post(`${SITE}login`, {}, { anonymous: true });
  await expect(call).rejects.toThrow('401 密码错误');
  expect(refusalOf(await call.catch((error: unknown) => error))).toBe(401);
  expect(token).toBeNull();
});

test('C25 a read writes its query with dots and brackets', async () => {
  on('get', 'thing', ({ request }) => ok(decodeURIComponent(new URL(request.url).search)));
  await expect(
    get(`${SITE}thing`, { page: { num: 1 }, ids: [1, 2], none: null, gone: undefined }),
  ).resolves.toBe('?page.num=1&ids[]=1&ids[]=2&none=');
});

test('C30 a deletion carries its ids as JSON', async () => {
  on('delete', 'thing', async ({ request }) =>
    ok([request.headers.get('content-type'), await request.json()]),
  );
  await expect(del(`${SITE}thing`, { ids: [1, 2] })).resolves.toEqual(['application/json', { ids: [1, 2] }]);
});

test('a form travels as a form', async () => {
  const form = new FormData();
  form.set('upfile', new Blob(['abc']), 'a.png');
  on('put', 'thing', ({ request }) => ok(request.headers.get('content-type')));
  await expect(put(`${SITE}thing`, form)).resolves.not.toBe('application/json');
});
