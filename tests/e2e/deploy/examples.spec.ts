import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../engines/freePort';
import { built } from './builds';
import { buildImage } from './image';
import { answers, backendOf, MAIN, NGINX } from './nginx';
import type { Backend } from './nginx';

const ROOT = join(import.meta.dirname, '..', '..', '..');

let work = '';
let backend: Backend;
const ends: (() => Promise<void>)[] = [];

test.beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'console-example-'));
  const server = createServer((asked, answer) =>
    answer.end(JSON.stringify({ code: 0, url: asked.url, headers: asked.headers })),
  );
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  backend = backendOf(server);
});
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await backend.stop();
  rmSync(work, { recursive: true, force: true });
});

/** Starts nginx with what lies in `conf.d` of the work folder. */
async function start(address: string): Promise<void> {
  writeFileSync(join(work, 'nginx.conf'), MAIN);
  const words = ['-p', work, '-c', join(work, 'nginx.conf'), '-e', 'error.log'];
  execFileSync(NGINX, [...words, '-t'], { stdio: 'pipe' });
  const nginx = spawn(NGINX, words, { stdio: 'inherit' });
  const ended = new Promise((done) => {
    nginx.once('exit', done);
  });
  ends.push(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await answers(address);
}

/** Settings as a file of a shell has them, those of the example changed; it lies in the work folder under this name. */
function settings(name: string, changed: Record<string, string>): void {
  const lines = readFileSync(join(ROOT, 'deploy/bare.env'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const all = { ...Object.fromEntries(lines), ...changed };
  writeFileSync(
    join(work, name),
    Object.entries(all)
      .map(([key, value]) => `${key}='${value}'\n`)
      .join(''),
  );
}

/** What a client of HTTP/2 gets, whose certificate nobody has signed. */
async function overTls(address: string, path: string) {
  const session = connect(address, { rejectUnauthorized: false });
  const call = session.request({ ':path': path, 'x-forwarded-for': '8.8.8.8' });
  let [status, body] = [0, ''];
  call.setEncoding('utf8');
  call.on('response', (headers) => {
    status = Number(headers[':status']);
  });
  call.on('data', (part: string) => {
    body += part;
  });
  await new Promise((done, failed) => {
    call.once('end', done).once('error', failed);
  });
  session.close();
  return { status, body };
}

const textOf = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, body: await answer.text() };
};

test('every step of the Dockerfile does what it says, and what it leaves serves the console', async () => {
  test.setTimeout(240_000);
  const image = buildImage(ROOT, work, { BASE: '/console/' });
  expect(image.user).toBe('nginx');
  const port = await freePort();
  const env = {
    ...image.environment,
    PATH: process.env['PATH'] ?? '',
    CONSOLE_LISTEN: `127.0.0.1:${port}; listen [::1]:${port}`,
    CONSOLE_BACKEND: backend.address,
    CONSOLE_ROOT: join(work, 'served'),
    CONSOLE_LOG: 'access.log',
  };
  // What the official image does on start, in its order.
  mkdirSync(join(work, 'conf.d'));
  const resolver = execFileSync('sh', [
    '-ec',
    `. ${image.root}/docker-entrypoint.d/15-resolver.envsh; printf %s "$CONSOLE_RESOLVER"`,
  ]).toString();
  for (const name of readdirSync(join(image.root, 'etc/nginx/templates'))) {
    const text = readFileSync(join(image.root, 'etc/nginx/templates', name), 'utf8');
    const filled = execFileSync(
      'envsubst',
      [
        Object.keys(env)
          .filter((one) => one.startsWith('CONSOLE_'))
          .map((one) => `\${${one}}`)
          .join(' '),
      ],
      {
        input: text,
        env: { ...env, CONSOLE_RESOLVER: resolver || '127.0.0.1' },
      },
    );
    writeFileSync(join(work, 'conf.d', name.replace('.template', '')), filled);
  }
  execFileSync(join(image.root, 'docker-entrypoint.d/40-release.sh'), [join(image.root, 'release')], { env });

  await start(`http://127.0.0.1:${port}`);
  const health = /http:\/\/127\.0\.0\.1:8080(\S+)/.exec(image.health)?.[1];
  expect(health).toBe('/healthz');
  for (const host of ['127.0.0.1', '[::1]']) {
    expect(await textOf(`http://${host}:${port}${health}`)).toEqual({ status: 200, body: 'ok\n' });
    expect((await textOf(`http://${host}:${port}/console/login`)).body).toContain('<div id="root">');
  }
  expect((await textOf(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await textOf(`http://127.0.0.1:${port}/healthz/backend`)).status).toBe(200);
  await backend.stop();
  expect((await textOf(`http://127.0.0.1:${port}/healthz/backend`)).status).toBe(502);
  expect((await textOf(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  // Probes come every few seconds and stand in no log.
  expect(readFileSync(join(work, 'access.log'), 'utf8')).not.toContain('healthz');
});

test('two consoles, each with a front with TLS and HTTP/2, stand in one bare nginx', async () => {
  test.setTimeout(240_000);
  const [one, two, plain, secure] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [otherPlain, otherSecure] = [await freePort(), await freePort()];
  const [certificate, key] = [join(work, 'cert.pem'), join(work, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'pipe' },
  );
  mkdirSync(join(work, 'conf.d'));
  const common = {
    CONSOLE_BACKEND: backend.address,
    CONSOLE_RESOLVER: '127.0.0.1',
    CONSOLE_LOG: 'access.log',
  };
  const front = {
    FRONT_HTTP: `${plain}`,
    FRONT_HTTPS: `${secure}`,
    FRONT_HOST: 'localhost',
    FRONT_CERTIFICATE: certificate,
    FRONT_KEY: key,
    FRONT_RESOLVER: '127.0.0.1',
    FRONT_CONSOLE: `http://127.0.0.1:${one}`,
    FRONT_LOG: 'front.log',
  };
  const first = { CONSOLE_LISTEN: `127.0.0.1:${one}`, CONSOLE_ROOT: join(work, 'one') };
  const second = {
    CONSOLE_NAME: 'other',
    CONSOLE_LISTEN: `127.0.0.1:${two}`,
    CONSOLE_ROOT: join(work, 'two'),
    CONSOLE_BASE: '/console/',
    CONSOLE_HSTS: 'max-age=1',
    FRONT_NAME: 'other_front',
    FRONT_HTTP: `${otherPlain}`,
    FRONT_HTTPS: `${otherSecure}`,
    FRONT_CONSOLE: `http://127.0.0.1:${two}`,
  };
  // As the quick start says it: the settings lie in the folder where somebody types.
  const typed = (script: string, ...words: string[]) =>
    execFileSync(join(ROOT, 'deploy', script), words, { cwd: work, stdio: 'pipe' });
  settings('one.env', { ...common, ...front, ...first });
  settings('two.env', { ...common, ...front, ...second });
  for (const file of ['one.env', 'two.env']) typed('configure.sh', file, 'conf.d');
  typed('release.sh', built({ VITE_BASE: '/' }), 'one.env');
  typed('release.sh', built({ VITE_BASE: '/console/' }), 'two.env');
  await start(`http://127.0.0.1:${one}`);

  expect(await textOf(`http://localhost:${plain}/users?name=x`)).toMatchObject({ status: 301 });
  const page = await overTls(`https://localhost:${secure}`, '/login');
  expect(page).toMatchObject({ status: 200 });
  expect(page.body).toContain('<div id="root">');
  const heard = JSON.parse((await overTls(`https://localhost:${secure}`, '/admin/api/v2/x')).body) as {
    headers: Record<string, string>;
  };
  expect(heard.headers['x-forwarded-proto']).toBe('https');
  expect(heard.headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
  const other = await overTls(`https://localhost:${otherSecure}`, '/console/login');
  expect(other.body).toContain('<div id="root">');
  // Each console keeps to its own settings.
  const hsts = async (address: string) => (await fetch(address)).headers.get('strict-transport-security');
  expect(await hsts(`http://127.0.0.1:${one}/`)).toBe('max-age=86400');
  expect(await hsts(`http://127.0.0.1:${two}/console/`)).toBe('max-age=1');
  const file =
    readdirSync(join(work, 'two/console/assets')).find((name) => /(?<!\.br)\.css$/.test(name)) ?? '';
  const caching = (await fetch(`http://127.0.0.1:${two}/console/assets/${file}`)).headers.get(
    'cache-control',
  );
  expect(caching).toContain('immutable');
});
