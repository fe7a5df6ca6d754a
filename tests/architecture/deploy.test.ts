import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import config from '../../vite.config';
import { contextOf, matcherOf } from '../context';
import { parse, ROOT, sourcesIn } from './sources';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const dockerfile = read('deploy/Dockerfile').replace(/\\\n/g, ' ');
const templates = ['deploy/console.conf.template', 'deploy/console.headers.template'];

const lines = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

/** The files that a file of the project imports, directly or through others, itself included. */
function readBy(first: string): string[] {
  const found = new Set([first]);
  for (const path of found) {
    for (const { specifier } of parse(path, read(path)).imports) {
      const base = specifier.startsWith('@/')
        ? join('src', specifier.slice(2))
        : join(dirname(path), specifier);
      if (!/^(?:\.|@\/)/.test(specifier)) continue;
      const file = ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((one) => isFile(one));
      if (file) found.add(file);
    }
  }
  return [...found];
}

const isFile = (name: string): boolean =>
  statSync(join(ROOT, name), { throwIfNoEntry: false })?.isFile() ?? false;

/** What the templates and the script want filled in. */
const wanted = [
  ...new Set(
    [...templates, 'deploy/release.sh', 'deploy/resolver.envsh'].flatMap(
      (name) => read(name).match(/\bCONSOLE_\w+/g) ?? [],
    ),
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
    const context = contextOf(ROOT);
    const isThere = (name: string) => name === '.' || context.some(matcherOf(name));
    expect(sources.filter((name) => !isThere(name))).toEqual([]);
    // Settings of somebody's own machine belong in no image.
    expect(context.filter((path) => /(?:^|\/)(?:node_modules|\.git)\/|^\.env.*\.local$/.test(path))).toEqual(
      [],
    );
  });

  test('everything that the build reads is among the files it gets', () => {
    const context = new Set(contextOf(ROOT));
    const read = readBy('vite.config.ts');
    expect(read).toEqual(expect.arrayContaining(['mocks/server/plugin.ts', 'vite/words.ts']));
    const tracked = ['src', 'mocks'].flatMap(sourcesIn).map(({ path }) => path);
    const whole = [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'index.html',
      '.env.production',
      'docs/operators/first-day.en.md',
    ];
    expect([...read, ...tracked, ...whole].filter((path) => !context.has(path))).toEqual([]);
  });

  test('its Node and its nginx are new enough', () => {
    const images = new Map(
      lines('ARG').flatMap((rest) => {
        const [, image, version] = /^\w+_IMAGE=(\w+):([\d.]+)/.exec(rest) ?? [];
        return image && version ? [[image, version] as const] : [];
      }),
    );
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(reaches(images.get('node') ?? '0', engines.node.replace('>=', ''))).toBe(true);
    const [, least = ''] = /nginx (\d+\.\d+) or newer/.exec(read('docs/deploy/README.md')) ?? [];
    expect(least).not.toBe('');
    expect(reaches(images.get('nginx') ?? '0', least)).toBe(true);
  });

  test('it runs the release script on start, where that finds the built site', () => {
    const [, place] = /deploy\/release\.sh (\S+)/.exec(dockerfile) ?? [];
    expect(place).toMatch(/^\/docker-entrypoint\.d\/[\w-]+\.sh$/);
    expect(statSync(join(ROOT, 'deploy/release.sh')).mode & 0o111).toBe(0o111);
    const [, from] = /from=\$\{1:-(\S+)\}/.exec(read('deploy/release.sh')) ?? [];
    expect(dockerfile).toContain(`--outDir ${from}\n`);
    expect(dockerfile).toContain(`COPY --from=build ${from} ${from}\n`);
  });

  test('it gives a value to everything the templates want, but for the backend, which must be said', () => {
    const given = lines('ENV').flatMap((rest) =>
      [...rest.matchAll(/(?<=^|\s)(\w+)=/g)].map(([, name = '']) => name),
    );
    expect([...given, 'CONSOLE_BACKEND'].sort()).toEqual(wanted);
  });

  test('docs/deploy/settings.md explains every value', () => {
    const explained = [...read('docs/deploy/settings.md').matchAll(/^\| `(CONSOLE_\w+)` \|/gm)].map(
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
    expect(included).toEqual(['conf.d/${CONSOLE_NAME}.headers']);
  });
});

test('nginx sends nothing a second time by itself: a write whose answer is lost may have happened', () => {
  expect(read('deploy/console.conf.template')).toMatch(/^ +proxy_next_upstream off;$/m);
});

test('C167 what nginx says in a header the backend does not say beside it', () => {
  const headers = read('deploy/console.headers.template');
  const names = (directive: string) =>
    [...headers.matchAll(new RegExp(`^${directive} (\\S+?);?(?: .*)?$`, 'gm'))].map(([, name = '']) => name);
  const ours = names('add_header');
  expect(ours.length).toBeGreaterThan(10);
  // Those two are about how bytes travel: only files get them here, and what a backend has packed stays packed.
  const travelling = new Set(['Content-Encoding', 'Vary']);
  expect(names('proxy_hide_header')).toEqual(
    expect.arrayContaining(ours.filter((name) => !travelling.has(name))),
  );
  // One in a location would cancel all of these.
  expect(read('deploy/console.conf.template')).not.toMatch(/proxy_hide_header|add_header/);
});

test('C13 nginx waits longer than the console, whose words the operator is to read', () => {
  const [, seconds] =
    /the console's own words\.\n +proxy_read_timeout (\d+)s;/.exec(read('deploy/console.conf.template')) ??
    [];
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

  test('may be /admin/ where the API lives elsewhere, which must be on our own origin', async () => {
    vi.stubEnv('VITE_API_BASE', '/backend/');
    expect(await built('/admin/')).toMatchObject({ base: '/admin/' });
    await expect(built('/backend/console/')).rejects.toThrow('the API answers below /backend/');
    for (const elsewhere of ['https://other.example/', '//other.example/', 'admin/']) {
      vi.stubEnv('VITE_API_BASE', elsewhere);
      await expect(built('/')).rejects.toThrow(`not ${elsewhere}`);
    }
  });

  test('goes with hosts that the policy can take as they are', async () => {
    vi.stubEnv('VITE_FRAME_HOSTS', 'one.example other.example:8443');
    expect(await built('/')).toMatchObject({ base: '/' });
    vi.stubEnv('VITE_FRAME_HOSTS', 'one.example, other.example');
    await expect(built('/')).rejects.toThrow('separated by blanks');
  });

  test('has a token cookie whose name every browser takes', async () => {
    vi.stubEnv('VITE_TOKEN_COOKIE', '__Host-token');
    expect(await built('/')).toMatchObject({ base: '/' });
    vi.stubEnv('VITE_TOKEN_COOKIE', 'my token');
    await expect(built('/')).rejects.toThrow('VITE_TOKEN_COOKIE');
  });
});
