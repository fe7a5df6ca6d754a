import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { setNetwork, SITE } from '../console';
import { builtIn, expect, test } from './deployed';
import { backendOf, deploy } from './nginx';

const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'docs', 'deploy', 'headers.md');

/** The headers that docs/deploy/headers.md promises, with `N` for the nonce. */
const promised = (/```\n(content-security[^`]+)```/.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '')
  .trim()
  .split('\n');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What an answer has of them, the same way. */
function carried(answer: APIResponse): string[] {
  const all = answer.headersArray().map(({ name, value }) => `${name.toLowerCase()}: ${value}`);
  const nonce = /nonce-([0-9a-f]{32})'/.exec(all.join('\n'))?.[1];
  const names = new Set(promised.map((line) => line.split(':', 1)[0]));
  return all
    .filter((line) => names.has(line.split(':', 1)[0]))
    .map((line) => (nonce ? line.replace(nonce, 'N') : line))
    .sort();
}

/** An answer as it travels; Playwright's own is unpacked. */
async function travelling(address: string, accepts: string) {
  const [answer]: IncomingMessage[] = await once(
    get(address, { headers: { 'Accept-Encoding': accepts } }),
    'response',
  );
  if (!answer) throw new Error(`No answer from ${address}`);
  return { headers: answer.headers, bytes: await buffer(answer) };
}

const gzipOf = (path: string) => `${path}.gz`;
const brotliOf = (path: string) => path.replace(/\.(\w+)$/, '.br.$1');

const nonceOf = (text: string) => /nonce[-=]["']?([0-9a-f]{32})/.exec(text)?.[1];

test('C167 C174 every answer carries the documented headers, byte for byte, and its own cache rule', async ({
  request,
  sitePath,
  deployment,
}) => {
  const built = builtIn(deployment, sitePath);
  const script = built.find((name) => /^assets\/.+\.js$/.test(name));
  const style = built.find((name) => /^assets\/.+\.css$/.test(name));
  const cases: [path: string, status: number, cache: string, type: RegExp][] = [
    [sitePath, 200, 'no-store', /html/],
    [`${sitePath}index.html`, 200, 'no-store', /html/],
    [`${sitePath}finance/recharge`, 200, 'no-store', /html/],
    [`${sitePath}${script}`, 200, IMMUTABLE, /javascript/],
    [`${sitePath}${style}`, 200, IMMUTABLE, /css/],
    [`${sitePath}theme-boot.js`, 200, 'no-cache', /javascript/],
    [`${sitePath}reminder.wav`, 200, 'no-cache', /audio/],
    [`${sitePath}assets/gone-abc.js`, 404, 'no-store', /html/],
    [`${sitePath}assets/gone`, 404, 'no-store', /html/],
    [`${sitePath}${script}.map`, 404, 'no-store', /html/],
    [`${sitePath}.env`, 404, 'no-store', /html/],
    [`${sitePath}favicon.ico`, 404, 'no-store', /html/],
    [`${SITE}pub/captcha/get`, 200, 'no-store', /json/],
    ['/admin/nothing', 404, 'no-store', /./],
  ];
  if (sitePath !== '/') cases.push(['/', 404, 'no-store', /html/], ['/other', 404, 'no-store', /html/]);
  for (const [path, status, cache, type] of cases) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect.soft([path, answer.status(), headers['cache-control']]).toEqual([path, status, cache]);
    expect.soft(headers['content-type'] ?? 'no type', path).toMatch(type);
    expect.soft(carried(answer), path).toEqual([...promised].sort());
  }
});

test('C167 a server in trouble, and one that is not there, carry them too', async ({
  request,
  origin,
  oracle,
}) => {
  oracle.allow(/./);
  await setNetwork(origin, { mode: 'failing', failRate: 1 });
  const statuses = new Set<number>();
  for (let round = 0; round < 4; round += 1) {
    const answer = await request.get(`${SITE}pub/captcha/get`);
    statuses.add(answer.status());
    expect(carried(answer)).toEqual([...promised].sort());
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  expect(statuses).toEqual(new Set([500, 502]));
  await setNetwork(origin, { mode: 'offline' });
  const dead = await request.get(`${SITE}pub/captcha/get`);
  expect(dead.status()).toBe(502);
  expect(carried(dead)).toEqual([...promised].sort());
});

test('C167 what a backend says in those headers is not heard, and it learns how the browser came', async ({
  request,
  sitePath,
}) => {
  const heard: (string | undefined)[] = [];
  const server = createServer((asked, answer) => {
    heard.push(asked.headers['x-forwarded-proto']?.toString());
    for (const line of promised) answer.appendHeader(line.split(':', 1)[0] ?? '', 'its own');
    for (const name of ['cache-control', 'clear-site-data', 'x-powered-by'])
      answer.setHeader(name, 'its own');
    answer.end('{}');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { origin, close } = await deploy(sitePath, backendOf(server));
  const schemes = [undefined, 'https', 'http', 'javascript'];
  for (const scheme of schemes) {
    const headers: Record<string, string> = scheme ? { 'X-Forwarded-Proto': scheme } : {};
    const answer = await request.get(`${origin}${SITE}pub/captcha/get`, { headers });
    expect(carried(answer)).toEqual([...promised].sort());
    expect(answer.headersArray().filter(({ value }) => value.includes('its own'))).toEqual([]);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  expect(heard).toEqual(['http', 'https', 'http', 'http']);
  await close();
});

test('the worker that hashes files has a policy of its own, for WebAssembly and nothing else', async ({
  request,
  sitePath,
  deployment,
}) => {
  const worker = builtIn(deployment, sitePath).find((name) => /^assets\/md5\.worker-.+\.js$/.test(name));
  const answer = await request.get(`${sitePath}${worker}`);
  const others = promised.filter((line) => !line.startsWith('content-security-policy'));
  const documented = /`(default-src 'none'; script-src 'wasm-unsafe-eval'[^`]+)`/.exec(
    readFileSync(DOCUMENT, 'utf8'),
  )?.[1];
  expect(carried(answer)).toEqual([...others, `content-security-policy: ${documented}`].sort());
  expect(promised.join()).not.toContain('wasm');
});

test('the nonce is new with every page, and the one in the header is the one in the page', async ({
  request,
  sitePath,
}) => {
  const seen = new Set<string | undefined>();
  for (let round = 0; round < 3; round += 1) {
    const page = await request.get(sitePath);
    const text = await page.text();
    const nonce = nonceOf(page.headers()['content-security-policy'] ?? '');
    expect(nonceOf(text)).toBe(nonce);
    expect(text).not.toContain('__CSP_NONCE__');
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

test('the base path without its slash leads to it, and a log-out empties the cache', async ({
  request,
  sitePath,
}) => {
  const out = await request.get(`${SITE}logout`);
  expect(out.headers()['clear-site-data']).toBe('"cache"');
  if (sitePath === '/') return;
  const answer = await request.get(sitePath.slice(0, -1), { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, sitePath]);
});

test('scripts and style sheets travel in the copies that were compressed at build, which have no address of their own', async ({
  request,
  sitePath,
  deployment,
}) => {
  const { origin, root } = deployment;
  const built = builtIn(deployment, sitePath).filter((name) => /\.(?:js|css)$/.test(name));
  expect(built).toContain('theme-boot.js');
  expect(built.length).toBeGreaterThan(50);
  for (const name of built) {
    const path = `${sitePath}${name}`;
    const plain = readFileSync(join(root, path));
    expect(gunzipSync(readFileSync(join(root, gzipOf(path)))).equals(plain), name).toBe(true);
    expect(brotliDecompressSync(readFileSync(join(root, brotliOf(path)))).equals(plain), name).toBe(true);
  }
  const shown = ['theme-boot.js', ...built.filter((name) => name.startsWith('assets/')).slice(0, 5)];
  for (const name of shown) {
    const path = `${sitePath}${name}`;
    for (const [accepts, encoding, copy] of [
      ['gzip, deflate, br, zstd', 'br', brotliOf(path)],
      ['br;q=0.9, gzip;q=0.1', 'br', brotliOf(path)],
      ['gzip, br;q=0', 'gzip', gzipOf(path)],
      ['gzip, deflate', 'gzip', gzipOf(path)],
    ] as const) {
      const packed = await travelling(`${origin}${path}`, accepts);
      expect(packed.headers['content-encoding'], `${name} for ${accepts}`).toBe(encoding);
      expect(packed.headers.vary, name).toMatch(/accept-encoding/i);
      expect(packed.headers['content-type'], name).toMatch(/javascript|css/);
      expect(packed.bytes.equals(readFileSync(join(root, copy))), `${name} for ${accepts}`).toBe(true);
    }
    const plain = await travelling(`${origin}${path}`, 'identity');
    expect(plain.headers['content-encoding'], name).toBeUndefined();
    expect(plain.bytes.equals(readFileSync(join(root, path))), name).toBe(true);
    for (const copy of [gzipOf(path), brotliOf(path)])
      expect((await request.get(copy)).status(), copy).toBe(404);
  }
});
