import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Folder of the built site; `CONSOLE_DIST` names another one than `dist`. */
export const DIST = resolve(import.meta.dirname, '..', '..', process.env['CONSOLE_DIST'] ?? 'dist');

/** Every file of the built site, its path with slashes. */
export const builtFiles = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length).split(sep).join('/'));

/** Text of a built file. */
export const builtText = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/** Path of the script a view was built into (`personal/index` → `/assets/personal-….js`). */
export function viewScript(view: string): string {
  const loader = new RegExp(`views/${view}\\.tsx["'\`]\\s*:.*?import\\(\\s*["'\`]\\./([^"'\`]+)`);
  for (const path of builtFiles().filter((name) => name.endsWith('.js'))) {
    const name = loader.exec(builtText(path))?.[1];
    if (name) return `/assets/${name}`;
  }
  throw new Error(`The view ${view} is not in the build`);
}
