import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { sessionCalls } from '../../../src/contract/shell/session';
import { SITE } from '../console';
import { expect, test } from './deployed';
import { backendOf, deploy } from './nginx';
import type { Deployment } from './nginx';

interface Raw {
  status: number | undefined;
  /** Names and values as they came, repeated ones included. */
  headers: readonly string[];
}

/** Asks for a path exactly as it is written, which clients that know URLs do not. */
const raw = (origin: string, path: string, headers: Record<string, string> = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = send({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.rawHeaders });
    });
    call.on('error', reject);
    call.end();
  });

const namesOf = ({ headers }: Raw): string[] =>
  headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());

const valueOf = ({ headers }: Raw, name: string): string | undefined =>
  headers[headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name) + 1];

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
}

/** A deployment before a backend that notes what it hears and answers with these headers. */
async function before(
  sitePath: string,
  headers: Record<string, string> = {},
  values: Record<string, string> = {},
): Promise<Deployment & { heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((asked, answer) => {
    heard.push({ url: asked.url ?? '', headers: asked.headers });
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    answer.end('{}');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { ...(await deploy(sitePath, backendOf(server), values)), heard };
}

const FORGED = {
  'X-Forwarded-For': '8.8.8.8, 203.0.113.7',
  'X-Forwarded-Proto': 'https',
};

test('the backend learns the address and the scheme that the proxy in front tells, and no others', async ({
  sitePath,
}) => {
  const { origin, heard, close } = await before(sitePath);
  await raw(origin, `${SITE}x`, FORGED);
  await raw(origin, `${SITE}x`, { 'X-Forwarded-For': '203.0.113.7, <img>' });
  await raw(origin, `${SITE}x`);
  await close();
  expect(heard.map(({ headers }) => [headers['x-forwarded-for'], headers['x-forwarded-proto']])).toEqual([
    ['203.0.113.7', 'https'],
    ['127.0.0.1', 'http'],
    ['127.0.0.1', 'http'],
  ]);
});

test('what a client writes into the headers of a proxy is not handed on', async ({ sitePath }) => {
  const { origin, heard, close } = await before(sitePath, {}, { CONSOLE_PROXY: '192.0.2.0/24' });
  await raw(origin, `${SITE}x`, FORGED);
  await close();
  expect(heard.map(({ headers }) => [headers['x-forwarded-for'], headers['x-forwarded-proto']])).toEqual([
    ['127.0.0.1', 'http'],
  ]);
});

/** Names under which servers, proxies and networks tell an address, a host, a scheme or a path. */
const TELLING = [
  ['Forwarded', 'Forwarded-For', 'X-Forwarded', 'X-Forwarded-By', 'X-Forwarded-Host', 'X-Forwarded-Port'],
  ['X-Forwarded-Prefix', 'X-Forwarded-Scheme', 'X-Forwarded-Server', 'X-Forwarded-Ssl', 'X-Forwarded-Uri'],
  [
    'X-Original-Forwarded-For',
    'X-Original-Host',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Host',
    'X-Url-Scheme',
  ],
  ['X-HTTP-Method-Override', 'Client-IP', 'X-Client-IP', 'X-Cluster-Client-IP', 'X-Originating-IP'],
  ['X-Remote-Addr', 'X-Remote-IP', 'X-ProxyUser-IP', 'Proxy-Client-IP', 'WL-Proxy-Client-IP'],
  ['True-Client-IP', 'CF-Connecting-IP', 'CF-Connecting-IPv6', 'CF-Pseudo-IPv4', 'Fastly-Client-IP'],
  ['Fly-Client-IP', 'Ali-CDN-Real-IP', 'CDN-Src-IP', 'X-Azure-ClientIP', 'X-Azure-SocketIP'],
  ['X-Appengine-User-IP', 'X-Envoy-External-Address', 'Proxy', 'X_Forwarded_For', 'X_Real_IP'],
].flat();

test('no other header tells the backend an address, whoever sends it', async ({ sitePath }) => {
  const { origin, heard, close, log } = await before(sitePath);
  const forged = Object.fromEntries(TELLING.map((name) => [name, '8.8.8.8']));
  const own = { 'X-Real-IP': '8.8.8.8', 'X-Request-Id': 'mine', 'X-Forwarded-For': '203.0.113.7' };
  await raw(origin, `${SITE}x`, { ...forged, ...own });
  const headers = heard[0]?.headers ?? {};
  expect(Object.values(headers).filter((value) => String(value).includes('8.8.8.8'))).toEqual([]);
  expect(headers['x-forwarded-for']).toBe('203.0.113.7');
  expect(headers['x-real-ip']).toBe('203.0.113.7');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(log).toContain(` ${String(headers['x-request-id'])}\n`);
  await close();
});

test('only paths in their plain form reach the backend, as they were sent', async ({ sitePath }) => {
  const { origin, heard, close } = await before(sitePath);
  const crooked = [
    '//admin/api/v2/sitebkd/login',
    '/admin//api/v2/sitebkd/login',
    '/admin/..;/x',
    '/admin/x;a=1/y',
    '/admin/./x',
    '/admin/x/../y',
    '/admin/%61pi/x',
    '/admin/x%2f..%2fy',
    '/admin/.env',
  ];
  for (const path of crooked) expect.soft((await raw(origin, path)).status, path).toBe(404);
  expect(heard).toEqual([]);
  const plain = [`${SITE}member/list?a.b=1&c[]=2%2F..`, '/admin/__mock/state', '/admin/csp-reports'];
  for (const path of plain) expect.soft((await raw(origin, path)).status, path).toBe(200);
  expect(heard.map(({ url }) => url)).toEqual(plain);
  await close();
});

test('what the backend serves in a sandbox stays in one', async ({ sitePath }) => {
  const strict = "default-src 'none'; sandbox";
  for (const policy of [strict, 'sandbox', "Sandbox allow-scripts; default-src 'none'"]) {
    const { origin, close } = await before(sitePath, { 'Content-Security-Policy': policy });
    const answer = await raw(origin, `${SITE}bigUpload/file?key=x`);
    expect.soft(valueOf(answer, 'content-security-policy'), policy).toBe(strict);
    expect.soft(valueOf(answer, 'x-content-type-options')).toBe('nosniff');
    await close();
  }
  const { origin, close } = await before(sitePath, { 'Content-Security-Policy': "script-src 'sandbox'" });
  const other = await raw(origin, `${SITE}x`);
  expect(valueOf(other, 'content-security-policy')).toContain("script-src 'self'");
  await close();
});

test('a range beyond the end leaves the headers as they are, once', async ({ origin, sitePath }) => {
  for (const [path, range, status, cache] of [
    ['theme-boot.js', 'bytes=99999999-', 200, 'no-cache'],
    ['reminder.wav', 'bytes=0-1', 206, 'no-cache'],
    ['reminder.wav', 'bytes=99999999-', 416, 'no-store'],
  ] as const) {
    const answer = await raw(origin, `${sitePath}${path}`, { Range: range });
    const names = namesOf(answer);
    expect
      .soft([path, range, answer.status, valueOf(answer, 'cache-control')])
      .toEqual([path, range, status, cache]);
    expect.soft(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect.soft(names).toContain('content-security-policy');
  }
});

/** Calls that need no session, as the contract has them; the last two check what only a session's operator knows. */
const TRYING = [
  ...Object.values(sessionCalls).flatMap(({ access, path }) => (access === 'open' ? [path] : [])),
  'user/verifyCode',
  'user/verifyPassword',
];

/** What the log-in page asks for again and again by itself. */
const ASKED = new Set(['pub/captcha/get', 'login/qrcode/status']);

test('every step of the log-in is limited by address and says when to come again, and nothing else is', async ({
  sitePath,
}) => {
  const { origin, heard, close } = await before(sitePath, {}, { CONSOLE_LOGIN_RATE: '1r/m' });
  const answers = async (path: string, address: string, times = 15) => {
    const found = new Set<string>();
    const ask = async () => {
      const answer = await raw(origin, path, { 'X-Forwarded-For': address });
      found.add(
        `${answer.status} ${namesOf(answer).includes('retry-after') ? valueOf(answer, 'retry-after') : ''}`,
      );
    };
    await Promise.all(Array.from({ length: times }, ask));
    return [...found].toSorted();
  };
  const limited = ['200 ', '429 10'];
  expect(TRYING).toHaveLength(12);
  for (const [index, path] of TRYING.entries())
    expect
      .soft(await answers(SITE + path, `203.0.113.${index}`), path)
      .toEqual(ASKED.has(path) ? ['200 '] : limited);
  for (const path of ASKED)
    expect.soft(await answers(SITE + path, '203.0.113.40', 300), path).toEqual(limited);
  for (const path of ['user/getUserMenus', 'loginLog/list', 'user/list'])
    expect.soft(await answers(SITE + path, '203.0.113.41', 100), path).toEqual(['200 ']);
  expect(await answers(`${SITE}login`, '203.0.113.42')).toEqual(limited);
  expect(heard.filter(({ headers }) => headers['x-forwarded-for'] === '203.0.113.42')).toHaveLength(11);
  await close();
});

test('what the backend itself says about coming again is handed on, once', async ({ sitePath }) => {
  const { origin, close } = await before(sitePath, { 'Retry-After': '17' });
  const answer = await raw(origin, `${SITE}x`);
  expect(valueOf(answer, 'retry-after')).toBe('17');
  expect(namesOf(answer).filter((name) => name === 'retry-after')).toHaveLength(1);
  await close();
});

test('the log names calls without what was asked for', async ({ sitePath }) => {
  const { origin, close, log } = await before(sitePath);
  await raw(origin, `${SITE}memberAuth/list?docNo=E12345678`, { 'X-Forwarded-For': '203.0.113.7' });
  await raw(origin, `${sitePath}member/auth?docNo=E12345678`, { Referer: `${origin}/?docNo=E12345678` });
  await expect.poll(log).toContain(`"GET ${sitePath}member/auth"`);
  expect(log()).toContain(`203.0.113.7 [`);
  expect(log()).toContain(`"GET ${SITE}memberAuth/list" 200`);
  expect(log()).not.toContain('E12345678');
  await close();
});
