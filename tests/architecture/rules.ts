import { posix } from 'node:path';
import type { Import, Source } from './sources';

/** Floors of the house; imports go down only, and floors of one height never import each other. */
const FLOORS: Record<string, number> = {
  lib: 0,
  i18n: 0,
  contract: 0.5,
  api: 1,
  ui: 2,
  stores: 2,
  services: 3,
  kernel: 4,
  crud: 4,
  domain: 5,
  shell: 6,
  views: 7,
  app: 8,
};

/** Packages that only one place may use. */
const DOORS: [package_: RegExp, inside: RegExp][] = [
  [/^(axios|qs)$/, /^src\/api\//],
  [/^zustand$/, /^src\/(ui|stores|services|crud|domain|shell)\//],
  [/^js-cookie$/, /^src\/stores\//],
  [/^(i18next|react-i18next)$/, /^src\/i18n\//],
  [/^spark-md5$/, /^src\/lib\/upload\//],
  [/^sortablejs$/, /^src\/(ui|crud|shell)\//],
  [/^chart\.js$/, /^src\/ui\/chart\/canvas\.ts$/],
  [/^lightweight-charts$/, /^src\/ui\/chart\/prices\.ts$/],
  [/^big\.js$/, /^src\/lib\/money\.ts$/],
  [/^d3-force$/, /^src\/ui\/graph\/layout\.ts$/],
  [/^fflate$/, /^src\/lib\/(?:unzip|zip)\.ts$/],
  [/^diff$/, /^src\/lib\/textDiff\.ts$/],
  [/^dompurify$/, /^src\/ui\/html\/clean\.ts$/],
  [/^@tiptap\/(core|pm|starter-kit|extension-\w+(?:-\w+)*)$/, /^src\/ui\/html\/editor\//],
  [/^saxen$/, /^src\/lib\/xml\.ts$/],
  // Kept screens read their own address, and the log-in page does without.
  [/^react-router-dom$/, /^src\/(kernel|app)\//],
  [/^(react|react-dom)$/, /^src\/(?!lib\/|contract\/|api\/)/],
  [/^(antd|@ant-design\/icons)$/, /^src\/(ui|crud|domain|shell|views)\//],
];

/** Names of the browser that only one file may touch. */
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'];

export const isPackage = (specifier: string) => !/^[.#]|^@\//.test(specifier);

/** `@antd/x/y` → `@antd/x`, `antd/es/z` → `antd`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The imported file as a path below the project, without extension. */
export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('#mocks/')) return `mocks/${specifier.slice(7)}`;
  return posix.join(posix.dirname(path), specifier);
}

const folderOf = (path: string) => path.split('/')[1] ?? '';

/** A view sees its own folder and what lies beside the screens of its area, but no other screen. */
function wrongView(path: string, target: string): boolean {
  const own = `${posix.dirname(path)}/`;
  const there = `${posix.dirname(target)}/`;
  if (posix.basename(target) === 'index' || there === 'src/views/') return true;
  return !own.startsWith(there);
}

function wrongArrow(path: string, target: string, { typeOnly }: Import): string | null {
  const arrow = `${path} -> ${target}`;
  if (target.startsWith('mocks/')) return `${arrow}: src never imports the mock backend`;
  if (!target.startsWith('src/')) return `${arrow}: outside src`;
  const from = folderOf(path);
  const to = folderOf(target);
  if (from === 'main.tsx') return to === 'app' ? null : `${arrow}: the entry imports app only`;
  const [high, low] = [FLOORS[from], FLOORS[to]];
  if (high === undefined || low === undefined) return `${arrow}: no such floor`;
  if (from === 'views' && to === 'views') return wrongView(path, target) ? `${arrow}: another screen` : null;
  if (from === to) return null;
  if (to === 'views') return `${arrow}: views are reached through the glob only`;
  if (from === 'stores' && to === 'api' && !typeOnly) return `${arrow}: stores know only types of api`;
  return low < high ? null : `${arrow}: upwards or sideways`;
}

function wrongDoor(path: string, specifier: string): string | null {
  const name = packageOf(specifier);
  const door = DOORS.find(([package_]) => package_.test(name));
  return door && !door[1].test(path) ? `${path}: ${name} has its own door` : null;
}

/** Asks once more for a file that an import has named. */
const AGAIN = 'src/lib/importAgain.ts';

/** What a file of `src` breaks; empty when it is in order. */
export function violations({ path, imports, identifiers }: Source): string[] {
  const found = imports.flatMap((one) => {
    const { specifier } = one;
    if (specifier === '(computed)') return path === AGAIN ? [] : [`${path}: an import that is computed`];
    const wrong = isPackage(specifier)
      ? wrongDoor(path, specifier)
      : wrongArrow(path, targetOf(path, specifier), one);
    return wrong ? [wrong] : [];
  });
  const storage = path === 'src/lib/storage.ts' ? [] : STORAGE.filter((name) => identifiers.has(name));
  return [...found, ...storage.map((name) => `${path}: ${name} belongs to lib/storage`)];
}

/** The folder of a file of `mocks`; `''` for what stands beside the areas. */
const roomOf = (path: string) => (path.split('/').length > 2 ? folderOf(path) : '');

/** What each folder beside the areas may import, itself apart. */
const ROOMS: Record<string, readonly string[]> = { core: [], server: ['core', 'mocks/db'] };

function mayReach(path: string, target: string): boolean {
  if (path === 'mocks/areas.ts') return roomOf(target) === 'core' || target.endsWith('/area');
  if (path === 'mocks/db.ts') return roomOf(target) === 'core' || target === 'mocks/areas';
  const from = roomOf(path);
  const to = roomOf(target);
  const allowed = ROOMS[from] ?? ['core'];
  return from === to || allowed.includes(to) || allowed.includes(target);
}

/**
 * Where a file of `mocks` reaches beyond its room, be it for a type: the core knows no area, and areas meet
 * through the core alone. Only `mocks/areas.ts` names them.
 */
export const roomViolations = ({ path, imports }: Source): string[] =>
  imports
    .filter(({ specifier }) => !isPackage(specifier))
    .map(({ specifier }) => targetOf(path, specifier))
    .filter((target) => target.startsWith('mocks/') && !mayReach(path, target))
    .map((target) => `${path} -> ${target}: areas meet through the core`);

/** What a file of `mocks` breaks: it may read the types of `src`, and the values of `src/contract` alone. */
export function mockViolations({ path, imports }: Source): string[] {
  return imports
    .filter(({ specifier, typeOnly }) => !typeOnly && !isPackage(specifier))
    .map(({ specifier }) => targetOf(path, specifier))
    .filter((target) => target.startsWith('src/') && !target.startsWith('src/contract/'))
    .map((target) => `${path} -> ${target}: mocks import types only`);
}
