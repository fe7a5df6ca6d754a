import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contextOf } from '../../context';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Playwright's own folder for what a run leaves behind; it empties it when a run begins. */
const KEPT = join(ROOT, 'tests', 'e2e', 'results', 'builds');

/** Settings of a build, as environment variables. */
export type Settings = Record<string, string>;

/** Makes a folder under its name, once for the whole run: what another worker has made in the meantime is as good. */
function once(folder: string, make: (own: string) => void): string {
  if (existsSync(folder)) return folder;
  const own = `${folder}-${randomUUID()}`;
  make(own);
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** The files that the Dockerfile builds from, and the packages that it installs. */
const context = (): string =>
  once(join(KEPT, 'context'), (folder) => {
    for (const path of contextOf(ROOT)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });

/** The script that the Dockerfile builds with, as a file of a package and its arguments. */
function buildScript(): string[] {
  const [, script = ''] =
    /npm run (\w+) -- --outDir/.exec(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...args] = (scripts[script] ?? '').split(' ');
  if (program !== 'vite')
    throw new Error(`deploy/Dockerfile builds with the script "${script}", which is none of vite`);
  return ['node_modules/vite/bin/vite.js', ...args];
}

/**
 * Builds the site into a folder as the container does: from the files that it gets, with its script.
 * @throws Error with what the bundler says
 */
export function buildInto(folder: string, settings: Settings): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [...buildScript(), '--logLevel=error', '--emptyOutDir', '--outDir', folder],
    // Playwright's own NODE_ENV would give a development build.
    { cwd: context(), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', ...settings } },
  );
  if (status !== 0) throw new Error(stderr);
}

/**
 * A build with these settings: one for the whole run, whoever asks.
 * @returns its folder, which must not be changed
 */
export function built(settings: Settings): string {
  const name = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
  return once(join(KEPT, name), (folder) => buildInto(folder, settings));
}
