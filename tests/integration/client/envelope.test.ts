import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { get, post, SITE } from '@/api/client';
import { wireClient } from '@/app/failures';
import { haveToken } from '../token';
import { ok, on, refuse } from '../server';
import { failureOf, told } from './told';

beforeAll(wireClient);
beforeEach(() => haveToken());

const ask = () => get(`${SITE}thing`);
const MALFORMED = '服务器响应格式错误，请稍后重试';

test('C1 code 0 answers the data', async () => {
  on('get', 'thing', () => ok({ a: [1, null, 'x'] }));
  await expect(ask()).resolves.toEqual({ a: [1, null, 'x'] });
  expect(told()).toEqual([]);
});

test('C2 a code written as text counts', async () => {
  on('get', 'thing', () => HttpResponse.json({ code: '0', msg: '', data: 5 }));
  await expect(ask()).resolves.toBe(5);
});

test.each([
  ['C2 no code', '{"data":1}'],
  ['C2 the code null', '{"code":null,"data":1}'],
  ['C2 the code true', '{"code":true,"data":1}'],
  ['C2 an empty code', '{"code":"","data":1}'],
  ['C2 a code that is a word', '{"code":"ok","data":1}'],
  ['C2 half a code', '{"code":0.5,"data":1}'],
  ['C5 a page', '<html><body>secret of a proxy</body></html>'],
  ['C8 truncated JSON', '{"code":0,"data":{"list":['],
  ['C11 nothing', ''],
  ['C11 null', 'null'],
  ['C11 a list', '[]'],
  ['C11 a text', '"x"'],
  ['C11 a number', '0'],
])('%s is no answer: one message, and nothing of it is shown', async (_, body) => {
  on('get', 'thing', () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }));
  expect(await failureOf(ask())).toEqual({ kind: 'malformed' });
  expect(told()).toEqual([MALFORMED]);
});

test('C11 status 204 is no answer', async () => {
  on('get', 'thing', () => new HttpResponse(null, { status: 204 }));
  expect(await failureOf(ask())).toEqual({ kind: 'malformed' });
});

test('C3 another code tells the server’s words and rejects with code, words and data', async () => {
  on('get', 'thing', () => refuse(40902, '已被他人审核', { by: 'li' }));
  expect(await failureOf(ask())).toEqual({
    kind: 'rejected',
    code: 40902,
    msg: '已被他人审核',
    data: { by: 'li' },
  });
  expect(told()).toEqual(['已被他人审核']);
});

test.each<[string, unknown, string]>([
  ['empty words', '', '操作失败，请稍后重试'],
  ['blank words', '  ', '操作失败，请稍后重试'],
  ['words that are no text', { a: 1 }, '操作失败，请稍后重试'],
  ['a megabyte of words', 'x'.repeat(1024 * 1024), 'x'.repeat(200)],
  ['words with markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('C4 %s', async (_, msg, shown) => {
  on('get', 'thing', () => HttpResponse.json({ code: 500, msg, data: null }));
  expect(await failureOf(ask())).toMatchObject({ kind: 'rejected', code: 500 });
  expect(told()).toEqual([shown]);
});

test('C9 a byte order mark does not matter', async () => {
  on('get', 'thing', () => new HttpResponse('\uFEFF{"code":0,"data":1}'));
  await expect(ask()).resolves.toBe(1);
});

test('C10 the content type does not matter', async () => {
  on('get', 'thing', () => HttpResponse.text('{"code":0,"data":1}'));
  await expect(ask()).resolves.toBe(1);
});

test('C26 a polluting answer pollutes nothing', async () => {
  on('get', 'thing', () => new HttpResponse('{"code":0,"data":{"__proto__":{"x":1}}}'));
  await ask();
  expect(Reflect.get({}, 'x')).toBeUndefined();
});

test('C94 C98 ids and amounts sent as numbers arrive with every digit', async () => {
  on('get', 'thing', () => new HttpResponse('{"code":0,"data":{"id":9007199254740993,"amount":0.10}}'));
  await expect(ask()).resolves.toEqual({ id: '9007199254740993', amount: '0.10' });
});

test('the same trouble of five calls is told once', async () => {
  on('post', 'thing', () => refuse(1, 'busy'));
  await Promise.all(Array.from({ length: 5 }, () => failureOf(post(`${SITE}thing`, {}))));
  expect(told()).toEqual(['busy']);
});

test('a silent call tells nothing', async () => {
  on('get', 'thing', () => refuse(1, 'busy'));
  await failureOf(get(`${SITE}thing`, {}, { silent: true }));
  expect(told()).toEqual([]);
});
