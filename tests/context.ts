import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `.dockerignore`: what it leaves out, or with `!` lets in again. */
interface Pattern {
  letsIn: boolean;
  matches(path: string): boolean;
}

/** Tells the paths that a pattern of Docker names: a folder's name names all that is in it. */
export function matcherOf(glob: string): (path: string) => boolean {
  const source = glob
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^$()|{}\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (wild) => ({ '**': '.*', '**/': '(?:.*/)?', '*': '[^/]*' })[wild] ?? '[^/]');
  const expression = new RegExp(`^${source}(?:/.*)?$`);
  return (path) => expression.test(path);
}

function patternOf(line: string): Pattern {
  const letsIn = line.startsWith('!');
  return { letsIn, matches: matcherOf(line.slice(letsIn ? 1 : 0)) };
}

/**
 * The files that `docker build` gives the Dockerfile: those of a folder without what its `.dockerignore` leaves out, the
 * last line that matches deciding.
 * @returns paths below the folder, with slashes
 */
export function contextOf(root: string): string[] {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf);
  const isIn = (path: string) => patterns.findLast(({ matches }) => matches(path))?.letsIn ?? true;
  const hasExceptions = patterns.some(({ letsIn }) => letsIn);
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return isIn(path) ? [path] : [];
      // What a folder's own line leaves out may still hold an exception; packages never do.
      return isIn(path) || (hasExceptions && entry.name !== 'node_modules') ? walk(path) : [];
    });
  return walk('');
}
