import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { get, post, SITE } from '@/api/client';
import { wireClient } from '@/app/failures';
import { setLanguage } from '@/i18n';
import { haveToken } from '../token';
import { on } from '../server';
import { failureOf, told } from './told';

beforeAll(wireClient);
beforeEach(() => haveToken());

const ask = () => get(`${SITE}thing`);

const page = (status: number, headers: Record<string, string> = {}) =>
  new HttpResponse('<html>nginx</html>', { status, headers, statusText: '' });

test.each([
  [502, 'zh-cn', '网关错误，服务暂不可用，请稍后重试'],
  [503, 'zh-tw', '服務暫時無法使用，請稍後再試'],
  [504, 'en', 'Gateway timeout. Try again later.'],
  [500, 'en', 'Internal server error. Try again later.'],
  [418, 'en', 'The server returned an error (418)'],
  [403, 'zh-cn', '没有操作权限'],
] as const)('C6 C7 status %i without words of its own has ours in %s', async (status, language, words) => {
  await setLanguage(language);
  on('get', 'thing', () => page(status));
  expect(await failureOf(ask())).toEqual({ kind: 'http', status, retryAfter: null });
  expect(told()).toEqual([words]);
});

test('C18 too many requests: the seconds to wait, and no second try', async () => {
  const calls = on('get', 'thing', () => page(429, { 'Retry-After': '30' }));
  expect(await failureOf(ask())).toEqual({ kind: 'http', status: 429, retryAfter: 30 });
  expect(told()).toEqual(['操作过于频繁，请在 30 秒后重试']);
  expect(calls.count).toBe(1);
});

test.each(['', 'soon', '-1', '1e9', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'C18 a Retry-After of %j gives the plain words',
  async (after) => {
    on('get', 'thing', () => page(429, { 'Retry-After': after }));
    expect(await failureOf(ask())).toMatchObject({ retryAfter: null });
    expect(told()).toEqual(['操作过于频繁，请稍后重试']);
  },
);

test('C19 too much sent', async () => {
  const calls = on('post', 'thing', () => page(413));
  await failureOf(post(`${SITE}thing`, {}));
  expect(told()).toEqual(['提交的内容过大，请减少后重试']);
  expect(calls.count).toBe(1);
});

test('C20 404 without a body', async () => {
  on('get', 'thing', () => new HttpResponse(null, { status: 404 }));
  expect(await failureOf(ask())).toEqual({ kind: 'noSuchPath' });
  expect(told()).toEqual(['接口路径找不到']);
});

test.each([
  ['a refusal', 403, { code: 40300, msg: '无权操作' }, { kind: 'rejected', code: 40300 }, '无权操作'],
  [
    'a success that is none',
    500,
    { code: 0, data: 1 },
    { kind: 'http', status: 500 },
    '服务器内部错误，请稍后重试',
  ],
  ['something else', 500, { error: 'x' }, { kind: 'http', status: 500 }, '服务器内部错误，请稍后重试'],
])('an envelope inside an error status: %s', async (_, status, body, failure, words) => {
  on('get', 'thing', () => HttpResponse.json(body, { status }));
  expect(await failureOf(ask())).toMatchObject(failure);
  expect(told()).toEqual([words]);
});
