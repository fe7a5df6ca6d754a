import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { Server } from 'node:http';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { createHandlers } from '#mocks/core/handlers';
import { isHeard } from '#mocks/core/market/feed';
import { listen } from '#mocks/server/node';
import { withDemo } from '#mocks/server/pages';
import { createMockBackend } from '#mocks/server/backend';
import { NOON, operator, signedIn, bench } from './operator';

const backend = createMockBackend({ now: () => NOON });
let server: Server;
let origin = '';

beforeAll(async () => {
  server = await listen(0, backend);
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const control = async (path: string, body?: object) => {
  const answer = await fetch(
    `${origin}/admin/__mock/${path}`,
    body ? { method: 'POST', body: JSON.stringify(body) } : {},
  );
  return (await answer.json()) as { code: number; data: { mode?: string; password?: string; now?: string } };
};

const captcha = () => fetch(`${origin}/admin/api/v2/sitebkd/pub/captcha/get`);

test('the same calls are answered over real HTTP', async () => {
  const answer = await captcha();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 0 });
});

test('a path nobody knows below /admin/ is a 404, and other paths are not ours', async () => {
  expect((await fetch(`${origin}/admin/api/v2/sitebkd/nonsense`)).status).toBe(404);
  expect((await fetch(`${origin}/admin/__mock/nonsense`)).status).toBe(404);
  expect(await backend.handle(new Request('http://localhost/home'))).toBeUndefined();
});

test('reports of browsers are taken without a session', async () => {
  const report = { method: 'POST', body: '[]', headers: { 'content-type': 'application/reports+json' } };
  expect((await fetch(`${origin}/admin/csp-reports`, report)).status).toBe(204);
});

test('a whole session runs over HTTP', async () => {
  const { data } = (await (await captcha()).json()) as { data: { key: string } };
  const verifyCode = backend.db.captchas.get(data.key)?.code;
  const body = { username: 'admin', password: DEMO_PASSWORD, verifyKey: data.key, verifyCode };
  const login = await fetch(`${origin}/admin/api/v2/sitebkd/login`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const answer = (await login.json()) as { data: { token: string } };
  const menus = () =>
    fetch(`${origin}/admin/api/v2/sitebkd/user/getUserMenus`, {
      headers: { authorization: `Bearer ${answer.data.token}` },
    });
  expect(await (await menus()).json()).toMatchObject({ code: 0, data: { permissions: ['*/*/*'] } });
  const before = backend.db;
  await control('reset', {});
  expect(backend.db).not.toBe(before);
  expect(await (await menus()).json()).toMatchObject({ code: 0 });
});

test('days pass when the demo is told so, and are gone with a reset', async () => {
  const before = (await control('state')).data.now;
  expect((await control('clock', { days: 3 })).data.now).toBe('2026-11-23 12:00:00');
  await control('reset', {});
  expect((await control('state')).data.now).toBe(before);
  const refused = { method: 'POST', body: JSON.stringify({ days: 1000 }) };
  expect((await fetch(`${origin}/admin/__mock/clock`, refused)).status).toBe(400);
});

test.each([
  [{}, '127.0.0.1'],
  [{ 'x-forwarded-for': '8.8.8.8, 198.51.100.1' }, '198.51.100.1'],
  [{ 'x-forwarded-for': '<img>' }, '127.0.0.1'],
])('a call with the headers %j comes from %s', async (headers, address) => {
  await fetch(`${origin}/admin/api/v2/sitebkd/login/mobile`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mobile: '19900000001', code: 'wrong' }),
  });
  expect(backend.db.loginLogs.at(-1)?.ipaddr).toBe(address);
});

test('the network can be broken and cut, and mended again', async () => {
  expect((await control('network', { mode: 'failing', failRate: 0.5 })).data.mode).toBe('failing');
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await captcha()).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status >= 500)).toHaveLength(4);
  await control('network', { mode: 'offline' });
  await expect(captcha()).rejects.toThrow();
  await control('network', { mode: 'normal' });
  expect(
    (await fetch(`${origin}/admin/__mock/network`, { method: 'POST', body: '{"mode":"evil"}' })).status,
  ).toBe(400);
  expect((await control('network')).data.mode).toBe('normal');
  expect((await captcha()).status).toBe(200);
});

test('a slow network holds every call back, and drops none', async () => {
  vi.useFakeTimers();
  try {
    const slow = createMockBackend({ now: () => NOON });
    Object.assign(slow.network, { mode: 'slow', delayMs: 3000 });
    let answered = false;
    const asking = slow
      .handle(new Request('http://localhost/admin/api/v2/sitebkd/pub/captcha/get'))
      .then((answer) => {
        answered = true;
        return answer;
      });
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await asking)?.status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('the state tells the log-ins and the clock', async () => {
  expect((await control('state')).data).toMatchObject({
    password: DEMO_PASSWORD,
    now: '2026-11-20 12:00:00',
  });
});

test('a body beyond the cap is refused with 413', async () => {
  const status = await new Promise((resolve) => {
    const call = request(`${origin}/admin/api/v2/sitebkd/login`, { method: 'POST' }, (answer) =>
      resolve(answer.statusCode),
    );
    call.on('error', resolve);
    call.end(Buffer.alloc(17 * 1024 * 1024));
  });
  expect(status).toBe(413);
});

/** Waits for it longer than a busy machine takes. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 });

test('the panel shows the log-ins, steers the network and closes by key, in the page’s language', async () => {
  const script = await (await fetch(`${origin}/admin/__mock/panel.js`)).text();
  const { document, CSSStyleSheet, MutationObserver, KeyboardEvent } = new Window();
  document.documentElement.lang = 'en';
  const page = {
    document,
    CSSStyleSheet,
    MutationObserver,
    location: {},
    fetch: (path: string, init: RequestInit) => fetch(origin + path, init),
  };
  runInNewContext(script, page);
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find((item) => item.textContent === text);
  backend.db.sentMessages.push({ to: 'who@example.com', text: 'Your number was changed', sentAt: '' });
  button('Demo')?.click();
  await soon(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('finance02'));
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(DEMO_PASSWORD);
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(
    'who@example.com: Your number was changed',
  );
  expect(button('Normal')?.getAttribute('aria-pressed')).toBe('true');
  button('Flaky')?.click();
  await soon(() => expect(button('Flaky')?.getAttribute('aria-pressed')).toBe('true'));
  expect(backend.network.mode).toBe('failing');
  button('Normal')?.click();
  await soon(() => expect(backend.network.mode).toBe('normal'));
  document.querySelector('[role=dialog]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  document.documentElement.lang = 'zh-TW';
  await soon(() => expect(button('示範')).toBeDefined());
});

test('how often customers come is chosen in the panel, and kept when the data are reset', async () => {
  const state = async () => ((await control('state')).data as { pace?: string }).pace;
  expect(await state()).toBe('off');
  const script = await (await fetch(`${origin}/admin/__mock/panel.js`)).text();
  const { document, CSSStyleSheet, MutationObserver } = new Window();
  document.documentElement.lang = 'en';
  const page = {
    document,
    CSSStyleSheet,
    MutationObserver,
    location: {},
    fetch: (path: string, init: RequestInit) => fetch(origin + path, init),
  };
  runInNewContext(script, page);
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find((item) => item.textContent === text);
  button('Demo')?.click();
  await soon(() => expect(button('Off')?.getAttribute('aria-pressed')).toBe('true'));
  button('Busy')?.click();
  await soon(() => expect(button('Busy')?.getAttribute('aria-pressed')).toBe('true'));
  expect(await state()).toBe('busy');
  backend.reset();
  expect(await state()).toBe('busy');
  const wrong = await fetch(`${origin}/admin/__mock/arrivals`, { method: 'POST', body: '{"pace":"mad"}' });
  expect(wrong.status).toBe(400);
  await control('arrivals', { pace: 'off' });
  expect(await state()).toBe('off');
});

test('a page gets the log-ins as a safe attribute and the panel, once', () => {
  const page = withDemo('<html><head><title>x</title></head><body></head></body></html>');
  const [, content = ''] = /<meta name="demo" content="([^"]*)">/.exec(page) ?? [];
  const read: unknown = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  expect(read).toMatchObject({ password: DEMO_PASSWORD });
  expect(page.match(/panel\.js/g)).toHaveLength(1);
});

const CHUNK = 2_048_000;

test('a file arrives chunk by chunk, is merged once and served back', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const content = new Uint8Array(2 * CHUNK + 17).map((_, index) => index % 251);
  const identifier = createHash('md5').update(content).digest('hex');
  const facts = { identifier, totalChunks: 2, totalSize: content.length, filename: 'slip.png' };
  const piece = (chunkNumber: number) =>
    content.slice((chunkNumber - 1) * CHUNK, chunkNumber === 2 ? undefined : CHUNK);
  const fields = (chunkNumber: number) => ({
    ...facts,
    chunkNumber,
    chunkSize: CHUNK,
    currentChunkSize: piece(chunkNumber).length,
    relativePath: 'slip.png',
  });
  const send = async (chunkNumber: number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields(chunkNumber))) form.append(name, String(value));
    form.append('upfile', new Blob([piece(chunkNumber)]), 'slip.png');
    const call = new Request('http://localhost/admin/api/v2/sitebkd/bigUpload/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
      body: form,
    });
    return (await (await getResponse(place.handlers, call))?.json()) as {
      code: number;
      data: { needMerge: boolean; uploaded: number[] };
    };
  };
  const known = async () => {
    const query = new URLSearchParams(
      Object.entries(fields(1)).map(([name, value]) => [name, String(value)]),
    );
    return (
      await who.ask<{ skipUpload: boolean; uploaded: number[]; url?: string }>(
        'GET',
        `bigUpload/upload?${query}`,
      )
    ).data;
  };
  expect(await known()).toMatchObject({ skipUpload: false, uploaded: [] });
  expect((await send(2)).data).toMatchObject({ needMerge: false, uploaded: [2] });
  const { token } = who;
  const merge = async () => (await who.ask('POST', 'bigUpload/uploadMerge', { ...facts, token })).code;
  expect(await merge()).toBe(40904);
  expect((await send(1)).data).toMatchObject({ needMerge: true, uploaded: [1, 2] });
  expect([await merge(), await merge()]).toEqual([0, 0]);
  const { skipUpload, url = '' } = await known();
  expect(skipUpload).toBe(true);
  const served = await operator(place.handlers).send('GET', url.slice('/admin/api/v2/sitebkd/'.length));
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(
    createHash('md5')
      .update(new Uint8Array(await served.arrayBuffer()))
      .digest('hex'),
  ).toBe(identifier);
});

test.each([
  ['a path in the name', { filename: '../a.png' }],
  ['a type that is not accepted', { filename: 'a.exe' }],
  ['no extension', { filename: 'picture' }],
  ['an identifier that is no md5', { identifier: 'x'.repeat(32) }],
  ['no chunks', { totalChunks: 0 }],
])('a file with %s is refused by the name of the field', async (_, given) => {
  const who = await signedIn(bench(), 'finance01');
  const facts = { identifier: '0'.repeat(32), totalChunks: 1, totalSize: 3, filename: 'a.png', ...given };
  const { code, data } = await who.ask('POST', 'bigUpload/uploadMerge', { ...facts, token: who.token });
  expect([code, data]).toMatchObject([
    40000,
    { fields: { [Object.keys(given).join()]: expect.any(String) } },
  ]);
});

test('who signs in after a reset gets a token that nobody had before it', async () => {
  const own = createMockBackend({ now: () => NOON });
  const enter = async (name: string) => {
    const { db } = own;
    return signedIn({ db, handlers: createHandlers(db), wait: () => undefined }, name);
  };
  const auditor = await enter('auditor01');
  own.reset();
  const admin = await enter('admin');
  expect(admin.token).not.toBe(auditor.token);
  expect((await auditor.ask('GET', 'user/getUserMenus')).data).toMatchObject({
    userInfo: { userName: 'auditor01' },
  });
});

test('the price feed of a symbol is stopped in the panel, and goes on with what was missed', async () => {
  const script = await (await fetch(`${origin}/admin/__mock/panel.js`)).text();
  const { document, CSSStyleSheet, MutationObserver } = new Window();
  document.documentElement.lang = 'en';
  const page = {
    document,
    CSSStyleSheet,
    MutationObserver,
    location: {},
    fetch: (path: string, init: RequestInit) => fetch(origin + path, init),
  };
  runInNewContext(script, page);
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find((item) => item.textContent === text);
  button('Demo')?.click();
  await soon(() => expect(button('ETH')?.getAttribute('aria-pressed')).toBe('false'));
  button('ETH')?.click();
  await soon(() => expect(button('ETH')?.getAttribute('aria-pressed')).toBe('true'));
  expect(isHeard(backend.db, 'ETHUSDT', NOON)).toBe(false);
  expect(isHeard(backend.db, 'BTCUSDT', NOON)).toBe(true);
  button('ETH')?.click();
  await soon(() => expect(button('ETH')?.getAttribute('aria-pressed')).toBe('false'));
  expect(isHeard(backend.db, 'ETHUSDT', NOON)).toBe(true);
  const wrong = await fetch(`${origin}/admin/__mock/feed`, { method: 'POST', body: '{"symbol":"XYZ"}' });
  expect(wrong.status).toBe(400);
});
