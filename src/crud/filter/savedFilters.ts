import { safeStorage } from '@/lib/storage';

/** A search saved under a name. */
export interface SavedFilter {
  name: string;
  /** Query part of the list's address, with the question mark. */
  search: string;
  /** Path of the list it was saved on; older ones have it once that list was open. */
  path?: string;
}

const MOST = 20;
/** Saved filters that stand as tabs; the others are in the menu. Each asks the server for its count. */
export const MOST_TABS = 6;

const LONGEST_NAME = 30;

const storage = safeStorage('local');

const keyOf = (user: string, list: string) => `console.filters.${user}.${list}` as const;

const isSaved = (entry: unknown): entry is SavedFilter =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'search' in entry &&
  typeof entry.search === 'string' &&
  entry.search.startsWith('?') &&
  (!('path' in entry) || typeof entry.path === 'string');

/** The saved searches of one operator for one list, in their order. */
export function readSaved(user: string, list: string): SavedFilter[] {
  const stored = storage.read(keyOf(user, list));
  return Array.isArray(stored) ? stored.filter(isSaved).slice(0, MOST) : [];
}

export function writeSaved(user: string, list: string, saved: readonly SavedFilter[]): void {
  storage.write(keyOf(user, list), saved);
}

/**
 * The list with one search added. A search of the same name is replaced; beyond twenty the oldest is dropped.
 */
export function withSaved(
  saved: readonly SavedFilter[],
  name: string,
  search: string,
  path?: string,
): SavedFilter[] {
  const called = name.trim().slice(0, LONGEST_NAME);
  if (called === '') return [...saved];
  return [
    ...saved.filter((other) => other.name !== called),
    { name: called, search, ...(path === undefined ? {} : { path }) },
  ].slice(-MOST);
}

/** The list with one search called otherwise; unchanged when the name is taken or empty. */
export function renamedSaved(saved: readonly SavedFilter[], from: string, to: string): SavedFilter[] {
  const called = to.trim().slice(0, LONGEST_NAME);
  if (called === '' || saved.some(({ name }) => name === called)) return [...saved];
  return saved.map((one) => (one.name === from ? { ...one, name: called } : one));
}

/** The list where searches that were saved without a path have this one; itself when there are none. */
export const placedSaved = (saved: readonly SavedFilter[], path: string): readonly SavedFilter[] =>
  saved.every((one) => one.path !== undefined)
    ? saved
    : saved.map((one) => (one.path === undefined ? { ...one, path } : one));

/** The lists that the operator has saved searches of. */
export const savedLists = (user: string): string[] =>
  storage
    .keys(keyOf(user, ''))
    .map((key) => key.slice(keyOf(user, '').length))
    .filter((list) => readSaved(user, list).length > 0)
    .sort();

/** The list with the search at `from` moved to `to`, which may lie outside. */
export function movedSaved(saved: readonly SavedFilter[], from: number, to: number): SavedFilter[] {
  const moved = saved[from];
  if (!moved || to < 0 || to >= saved.length) return [...saved];
  return saved.toSpliced(from, 1).toSpliced(to, 0, moved);
}
