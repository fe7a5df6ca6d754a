import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** Folder of the built site; `CONSOLE_DIST` names another one than `dist`. */
export const DIST = resolve(import.meta.dirname, '..', '..', process.env['CONSOLE_DIST'] ?? 'dist');

/** Compressed copies, which a server sends in the place of their files. */
const isCopy = (path: string): boolean => /\.gz$|\.br\.[a-z]+$/.test(path);

/** Every file of a built site, its path with slashes, without the compressed copies. */
export const builtFiles = (folder = DIST): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

/** What a built site consists of: path → hash. */
export const fingerprint = (folder: string): Record<string, string> =>
  Object.fromEntries(
    builtFiles(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );

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
