import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../engines/freePort';
import { originAt } from '../servers';
import { built, lay } from './builds';
import type { Settings } from './builds';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const TEMPLATES = join(ROOT, 'deploy');

/** Set by tests/run.mjs where nginx lies elsewhere. */
export const NGINX = process.env['CONSOLE_NGINX'] ?? '/usr/sbin/nginx';

/** A configuration of its own that holds everything nginx writes. */
export const MAIN = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include conf.d/*.conf;
}
`;

/** A console behind a real nginx. */
export interface Deployment {
  origin: string;
  /** Folder that holds the built site at `/` plus the base path. */
  root: string;
  /** Puts a build into that folder; other settings give another release. */
  release(settings?: Settings): void;
  /** What nginx has logged of the requests so far. */
  log(): string;
  close(): Promise<void>;
}

/** What envsubst does: only variables that are there are filled in. */
const fillIn = (template: string, values: Record<string, string>): string =>
  template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function configure(folder: string, values: Record<string, string>): void {
  mkdirSync(join(folder, 'conf.d'));
  writeFileSync(join(folder, 'nginx.conf'), MAIN);
  for (const name of readdirSync(TEMPLATES).filter((file) => file.endsWith('.template'))) {
    const text = readFileSync(join(TEMPLATES, name), 'utf8');
    writeFileSync(
      join(folder, 'conf.d', name.replace('.template', '').replace('console', values['CONSOLE_NAME'] ?? '')),
      fillIn(text, values),
    );
  }
}

export async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => null)) return;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  throw new Error(`Nothing answers at ${address}`);
}

/** What nginx hands the API's calls to. */
export interface Backend {
  address: string;
  stop(): Promise<void>;
}

/** A server on a port of its own, as a backend. */
export function backendOf(server: Server): Backend {
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** The server of a worker, as a backend; it goes on when a deployment ends. */
export const keptBackend = (parallelIndex: number): Backend => ({
  address: originAt(parallelIndex),
  stop: () => Promise.resolve(),
});

/** Installs the site under a base path behind nginx. */
export async function deploy(
  base: string,
  backend: Backend,
  values: Record<string, string> = {},
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  const root = join(folder, 'site');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  configure(folder, {
    CONSOLE_NAME: 'console',
    CONSOLE_HOST: '_',
    CONSOLE_LISTEN: `127.0.0.1:${port}`,
    CONSOLE_RESOLVER: '127.0.0.1',
    CONSOLE_HEALTH: '/admin/api/v2/sitebkd/pub/captcha/get',
    CONSOLE_HSTS: 'max-age=63072000; includeSubDomains',
    CONSOLE_BASE: base,
    CONSOLE_API: '/admin/',
    CONSOLE_ROOT: root,
    CONSOLE_BACKEND: backend.address,
    CONSOLE_IMAGE_HOSTS: 'images.example.com',
    CONSOLE_FRAME_HOSTS: 'board.example.com',
    CONSOLE_REPORTS: '/admin/csp-reports',
    CONSOLE_PROXY: '127.0.0.1',
    // All tests sign in from one address.
    CONSOLE_LOGIN_RATE: '6000r/m',
    CONSOLE_LOG: 'access.log',
    ...values,
  });
  const release = (settings: Settings = {}) => {
    const [site, next, last] = [join(root, base), join(folder, 'next'), join(folder, 'last')];
    lay(built({ VITE_BASE: base, ...settings }), next);
    mkdirSync(site, { recursive: true });
    renameSync(site, last);
    renameSync(next, site);
    rmSync(last, { recursive: true });
  };
  release();
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log'], {
    stdio: 'inherit',
  });
  const ended = new Promise((done) => {
    nginx.once('exit', done);
  });
  await answers(origin);
  return {
    origin,
    root,
    release,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    close: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether there is an nginx to test with. */
export const hasNginx = (): boolean => existsSync(NGINX);
