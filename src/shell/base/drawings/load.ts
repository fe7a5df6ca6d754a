/** How an icon is drawn. */
export interface Drawing {
  viewBox: string;
  paths: readonly string[];
}

/** Icons by their names, such as `AccountBookOutlined`. */
export type Drawings = ReadonlyMap<string, Drawing>;

type Files = Record<string, string>;

/** Files of about equal size, by the first letter of the names in them. */
const PARTS: readonly (readonly [letters: RegExp, fetch: () => Promise<{ drawings: Files }>])[] = [
  [/^[a-c]/i, () => import('./ac')],
  [/^[d-f]/i, () => import('./df')],
  [/^[g-o]/i, () => import('./go')],
  [/^[p-s]/i, () => import('./ps')],
  [/^[t-z]/i, () => import('./tz')],
];

/** `…/account-book.svg` → `AccountBookOutlined`. */
function nameOf(file: string): string {
  const parts = file.replace(/^.*\/|\.svg$/g, '').split('-');
  return `${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}Outlined`;
}

function drawingOf(svg: string): Drawing {
  const [, viewBox = '64 64 896 896'] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  return { viewBox, paths: [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path) };
}

const loaded = new Map<RegExp, Drawings>();

const loaders = PARTS.map(([letters, fetch]) => {
  const load = async (): Promise<Drawings> => {
    const { drawings } = await fetch();
    const icons = new Map(Object.entries(drawings).map(([file, svg]) => [nameOf(file), drawingOf(svg)]));
    loaded.set(letters, icons);
    return icons;
  };
  return { letters, load };
});

const NONE: Drawings = new Map();

/** Loads the icons that an icon of this name would be among; the same function for the same name. */
export function loaderOf(name: string): { load: () => Promise<Drawings>; initial: Drawings | null } {
  const part = loaders.find(({ letters }) => letters.test(name));
  return part ? { load: part.load, initial: loaded.get(part.letters) ?? null } : NOTHING;
}

const NOTHING = { load: () => Promise.resolve(NONE), initial: NONE };

/** Loads all icons. */
export async function loadDrawings(): Promise<Drawings> {
  const parts = await Promise.all(loaders.map(({ load }) => load()));
  return new Map(parts.flatMap((part) => [...part]));
}
