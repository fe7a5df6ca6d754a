import { waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { del, get, post, put, request, SITE } from '@/api/client';
import { ApiError } from '@/api/failure';
import { wireClient } from '@/app/failures';
import { haveToken } from '../token';
import { ok, on } from '../server';
import { scripted } from './scriptedXhr';
import { failureOf, told } from './told';

beforeAll(wireClient);
beforeEach(() => haveToken());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = () => get(`${SITE}thing`);
const OFFLINE = '网络连接错误';

test('C13 an answer may take 49,999 ms, not 50,000', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'XMLHttpRequest',
    scripted(() => undefined),
  );
  const ended = vi.fn<(failure: unknown) => void>();
  const call = failureOf(ask()).then(ended);
  await vi.advanceTimersByTimeAsync(49_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(ended).toHaveBeenCalledWith({ kind: 'timeout' });
  expect(told()).toEqual(['网络超时']);
});

test('C13 C79 a write without an answer says that its result is unknown, and is not sent again', async () => {
  vi.useFakeTimers();
  const xhr = scripted(() => undefined);
  vi.stubGlobal('XMLHttpRequest', xhr);
  const call = failureOf(post(`${SITE}thing`, {}, { timeout: 30_000 }));
  await vi.advanceTimersByTimeAsync(30_000);
  await call;
  expect(told()).toEqual(['网络超时，结果未知，请刷新核对后再操作']);
  expect(xhr.opened).toBe(1);
});

test('a read that is sent in a body leaves nothing unknown', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'XMLHttpRequest',
    scripted(() => undefined),
  );
  const asked = request({ method: 'POST', reads: true, path: `${SITE}thing`, body: {} });
  const method = asked.catch((error: unknown) => error instanceof ApiError && error.method);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await method).toBe('GET');
  expect(told()).toEqual(['网络超时']);
});

test('C12 an answer that breaks in the middle is asked for once more, then told', async () => {
  const xhr = scripted((request) => {
    queueMicrotask(() => {
      request.progress(10);
      request.end('error');
    });
  });
  vi.stubGlobal('XMLHttpRequest', xhr);
  expect(await failureOf(ask())).toEqual({ kind: 'offline' });
  expect(told()).toEqual([OFFLINE]);
  expect(xhr.opened).toBe(2);
});

test('C16 no connection', async () => {
  const calls = on('get', 'thing', () => HttpResponse.error());
  expect(await failureOf(ask())).toEqual({ kind: 'offline' });
  expect(told()).toEqual([OFFLINE]);
  expect(calls.count).toBe(2);
});

test('C17 a request that the browser gives up because the page is left tells nothing', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    scripted((request) => queueMicrotask(() => request.end('abort'))),
  );
  expect(await failureOf(ask())).toEqual({ kind: 'cancelled' });
  expect(told()).toEqual([]);
});

test('C17 C27 a request that nobody waits for any more tells nothing', async () => {
  const calls = on('get', 'thing', async () => {
    await delay('infinite');
    return ok(1);
  });
  const gone = new AbortController();
  const call = failureOf(get(`${SITE}thing`, {}, { signal: gone.signal }));
  await waitFor(() => expect(calls.count).toBe(1));
  gone.abort();
  expect(await call).toEqual({ kind: 'cancelled' });
  expect(told()).toEqual([]);
});

test('a call that is given up before it begins is not sent', async () => {
  const calls = on('get', 'thing', () => ok(1));
  expect(await failureOf(get(`${SITE}thing`, {}, { signal: AbortSignal.abort() }))).toEqual({
    kind: 'cancelled',
  });
  expect(calls.count).toBe(0);
});

test('C23 an answer that grows beyond the cap is stopped while it arrives', async () => {
  let aborted = false;
  vi.stubGlobal(
    'XMLHttpRequest',
    scripted((request) => {
      request.abort = () => {
        aborted = true;
      };
      queueMicrotask(() => request.progress(33 * 1024 * 1024));
    }),
  );
  expect(await failureOf(ask())).toEqual({ kind: 'tooLarge' });
  expect(aborted).toBe(true);
  expect(told()).toEqual(['响应数据过大，已停止接收，请缩小查询范围']);
});

test('C23 an answer beyond the cap that came at once is not read either', async () => {
  on('get', 'thing', () => HttpResponse.text(`{"code":0,"data":"${'x'.repeat(33 * 1024 * 1024)}"}`));
  expect(await failureOf(ask())).toEqual({ kind: 'tooLarge' });
});

test('C29 a read that breaks once is asked again and works', async () => {
  let first = true;
  const calls = on('get', 'thing', () => {
    const broken = first;
    first = false;
    return broken ? HttpResponse.error() : ok('here');
  });
  await expect(ask()).resolves.toBe('here');
  expect(calls.count).toBe(2);
  expect(told()).toEqual([]);
});

test.each([
  ['post', () => post(`${SITE}thing`, {})],
  ['put', () => put(`${SITE}thing`, {})],
  ['delete', () => del(`${SITE}thing`, {})],
] as const)('C29 a broken %s is never sent again', async (verb, call) => {
  const calls = on(verb, 'thing', () => HttpResponse.error());
  expect(await failureOf(call())).toEqual({ kind: 'offline' });
  expect(calls.count).toBe(1);
});

test.each([500, 502, 503, 429])('C29 a read answered with %i is not asked again', async (status) => {
  const calls = on('get', 'thing', () => new HttpResponse('x', { status }));
  await failureOf(ask());
  expect(calls.count).toBe(1);
});

test('C28 two hundred identical reads at once are one call, and the next one is another', async () => {
  const calls = on('get', 'thing', async ({ request }) => {
    await delay(10);
    return ok(new URL(request.url).search);
  });
  const same = () => get(`${SITE}thing`, { ids: [1, 2], page: 1 });
  const answers = await Promise.all(Array.from({ length: 200 }, same));
  expect(new Set(answers)).toEqual(new Set(['?ids%5B%5D=1&ids%5B%5D=2&page=1']));
  expect(calls.count).toBe(1);
  await same();
  expect(calls.count).toBe(2);
});

test('C28 reads that differ, and writes, are not shared', async () => {
  const reads = on('get', 'thing', () => ok(1));
  const writes = on('post', 'thing', () => ok(1));
  await Promise.all([
    get(`${SITE}thing`, { id: 1 }),
    get(`${SITE}thing`, { id: 2 }),
    post(`${SITE}thing`, {}),
    post(`${SITE}thing`, {}),
  ]);
  expect([reads.count, writes.count]).toEqual([2, 2]);
});

test('C28 two hundred identical reads that fail are told once', async () => {
  const calls = on('get', 'thing', () => new HttpResponse('x', { status: 503 }));
  const kinds = await Promise.all(Array.from({ length: 200 }, async () => (await failureOf(ask())).kind));
  expect(new Set(kinds)).toEqual(new Set(['http']));
  expect(calls.count).toBe(1);
  expect(told()).toHaveLength(1);
});
