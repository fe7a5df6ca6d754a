import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import config from '../../vite.config';
import { ROOT } from './sources';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const dockerfile = read('deploy/Dockerfile').replace(/\\\n/g, ' ');
const templates = ['deploy/console.conf.template', 'deploy/console.headers.template'];

const lines = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

/** What the templates want filled in. */
const wanted = [
  ...new Set(
    templates.flatMap((name) => [...read(name).matchAll(/\$\{(\w+)\}/g)].map(([, one = '']) => one)),
  ),
].sort();

/** At least so new, part by part. */
const reaches = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

describe('deploy/Dockerfile', () => {
  test('every file it copies from here is there, and none is kept out of the build', () => {
    const sources = lines('COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(/\s+/).slice(0, -1));
    expect(sources).toEqual(expect.arrayContaining(['package.json', '.npmrc', 'deploy/*.template']));
    expect(sources.filter((name) => name !== 'deploy/*.template' && !existsSync(join(ROOT, name)))).toEqual(
      [],
    );
    const ignored = read('.dockerignore').trim().split('\n');
    const needed = [
      'src',
      'mocks',
      'public',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'deploy',
      ...sources,
    ];
    expect(needed.filter((name) => ignored.includes(name))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', '.git']));
  });

  test('its Node and its nginx are new enough', () => {
    const images = new Map(
      lines('FROM').map((rest) => /^(\w+):([\d.]+)/.exec(rest)?.slice(1) as [string, string]),
    );
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(reaches(images.get('node') ?? '0', engines.node.replace('>=', ''))).toBe(true);
    const [, least = ''] = /nginx (\d+\.\d+) or newer/.exec(read('docs/deploy.md')) ?? [];
    expect(least).not.toBe('');
    expect(reaches(images.get('nginx') ?? '0', least)).toBe(true);
  });

  test('it gives a value to everything the templates want, but for the backend, which must be said', () => {
    const given = lines('ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect([...given, 'CONSOLE_BACKEND'].sort()).toEqual(wanted);
  });

  test('docs/deploy.md explains every value', () => {
    const explained = [...read('docs/deploy.md').matchAll(/^\| `(CONSOLE_\w+)` \|/gm)].map(
      ([, name = '']) => name,
    );
    expect(explained.sort()).toEqual(wanted);
  });

  test('what a template includes is another one, as the image names it', () => {
    const names = readdirSync(join(ROOT, 'deploy')).filter((name) => name.endsWith('.template'));
    expect(names.map((name) => `deploy/${name}`).sort()).toEqual(templates);
    const included = [...read('deploy/console.conf.template').matchAll(/include (\S+);/g)].map(
      ([, one = '']) => one,
    );
    expect(included).toEqual(['conf.d/console.headers']);
  });
});

test('C13 nginx waits longer than the console, whose words the operator is to read', () => {
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(read('deploy/console.conf.template')) ?? [];
  const [, most] = /TIME_OUT = ([\d_]+)/.exec(read('src/api/client.ts')) ?? [];
  expect(Number(most?.replaceAll('_', ''))).toBe(50_000);
  expect(Number(seconds) * 1000).toBeGreaterThan(50_000);
});

describe('C166 the base path', () => {
  afterEach(() => vi.unstubAllEnvs());

  const built = async (base: string) => {
    vi.stubEnv('VITE_BASE', base);
    return config({ mode: 'production', command: 'build' });
  };

  test.each(['/admin/', '/admin', 'admin', '//admin/', '/admin/console/', '/x/../admin/'])(
    'may not be %s: the API lives there',
    async (base) => {
      await expect(built(base)).rejects.toThrow(
        `VITE_BASE must not be ${base}: the API answers below /admin/`,
      );
    },
  );

  test.each(['/', '/console/', '/administration/', '/console/admin/'])('may be %s', async (base) => {
    expect(await built(base)).toMatchObject({ base });
  });
});
