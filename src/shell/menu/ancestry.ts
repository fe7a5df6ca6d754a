import type { Entry } from '@/stores/routes';

/** The menu tree without hidden entries. */
export function visibleTree(tree: readonly Entry[]): Entry[] {
  return tree
    .filter((entry) => !entry.hidden)
    .map((entry) =>
      entry.children.length === 0 ? entry : { ...entry, children: visibleTree(entry.children) },
    );
}

/** Number of entries in a tree, on all levels. */
export function sizeOf(tree: readonly Entry[]): number {
  return tree.reduce((sum, entry) => sum + 1 + sizeOf(entry.children), 0);
}

/** Path of the first-level entry that a screen belongs to; the screen's own path when it has no parents. */
export function topPathOf(entry: Entry | null): string | null {
  return entry && (entry.parents[0] ?? entry.path);
}

/** `/member` of `/member/detail/:id`: the path that a hidden detail screen shares with the list it belongs to. */
function stem(path: string): string {
  return path.replace(/\/:.*$/, '').replace(/\/[^/]*$/, '');
}

/**
 * Path of the entry to highlight for a screen: its own; for a hidden screen that of the list beside it
 * (`/system/conf/dict` for `/system/conf/dictData/:dictType`), or else that of its nearest visible directory.
 */
export function highlightOf(entry: Entry | null, flat: readonly Entry[]): string | null {
  if (!entry) return null;
  if (!entry.hidden) return entry.path;
  const parent = entry.parents.at(-1);
  const own = entry.path.replace(/\/:.*$/, '');
  const visible = flat.filter((other) => !other.hidden);
  const siblings = visible.filter((other) => other.parents.at(-1) === parent && other.children.length === 0);
  const list =
    siblings.find(({ path }) => own.startsWith(`${path}/`)) ??
    siblings.find(({ path }) => own.startsWith(path)) ??
    siblings.find(({ path }) => path === `${stem(entry.path)}/list`);
  if (list) return list.path;
  return entry.parents.findLast((path) => visible.some((other) => other.path === path)) ?? null;
}

/** The entries from the outermost directory down to the given entry, hidden ones included. */
export function chainOf(entry: Entry, flat: readonly Entry[]): Entry[] {
  const parents = entry.parents.flatMap((path) => flat.find((other) => other.path === path) ?? []);
  return [...parents, entry];
}
