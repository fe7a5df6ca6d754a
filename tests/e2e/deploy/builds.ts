import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DIST } from '../built';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Playwright's own folder for what a run leaves behind; it empties it when a run begins. */
const KEPT = join(ROOT, 'tests', 'e2e', 'results', 'builds');

/** Settings of a build, as environment variables. */
export type Settings = Record<string, string>;

/**
 * Builds the site into a folder.
 * @throws Error with what the bundler says
 */
export function buildInto(folder: string, settings: Settings): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error', '--emptyOutDir', '--outDir', folder],
    // Playwright's own NODE_ENV would give a development build.
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', ...settings } },
  );
  if (status !== 0) throw new Error(stderr);
}

/** What the site of the other tests was built with. */
const USUAL: Settings = { VITE_BASE: '/' };

/**
 * A build with these settings: one for the whole run, whoever asks.
 * @returns its folder, which must not be changed
 */
export function built(settings: Settings): string {
  if (isDeepStrictEqual(settings, USUAL)) return DIST;
  const name = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
  const folder = join(KEPT, name);
  if (existsSync(folder)) return folder;
  const own = `${folder}-${randomUUID()}`;
  buildInto(own, settings);
  try {
    renameSync(own, folder);
  } catch {
    // Another worker has built the same in the meantime.
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** Gives a file a second name; on another disk it is copied. */
function link(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts the files of a folder into another one, in the place of those of the same names; what else is there stays. They
 * are links: they may be removed, and must not be written to.
 */
export function lay(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) lay(source, target);
    else link(source, target);
  }
}
