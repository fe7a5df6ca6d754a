import { create } from 'zustand';
import { isEqual } from '@/lib/equal';
import { safeStorage } from '@/lib/storage';
import { onSessionEnd } from './session';
import { recordOf } from '@/lib/record';

/** One tag of the tags view. */
export interface Tag {
  /** Identity of the screen behind it; see `tagKeyOf`. */
  key: string;
  /** Path pattern of the menu entry. */
  path: string;
  pathname: string;
  search: string;
  params: Record<string, string>;
  /** Message key, or the text given as `tagsViewName`. */
  title: string;
  icon: string;
  pinned: boolean;
  keepAlive: boolean;
}

interface TagsState {
  list: Tag[];
  /** Keys in the order of their last visit, the latest last. */
  visited: string[];
  /** Number of refreshes by tag key; a changed number remounts the screen. */
  refreshes: Readonly<Record<string, number>>;
  /** True: the screen fills the window. */
  full: boolean;
}

const STORED = 'tagsViewList';
const FULL = 'isTagsViewCurrenFull';
const session = safeStorage('session');

export const useTags = create<TagsState>(() => ({
  list: [],
  visited: [],
  refreshes: {},
  full: session.read(FULL) === true,
}));

/** Replaces and stores the list; pinned tags come first. */
export function setTags(list: Tag[]): void {
  const ordered = [...list.filter((tag) => tag.pinned), ...list.filter((tag) => !tag.pinned)];
  session.write(STORED, ordered);
  useTags.setState({ list: ordered });
}

/** Adds the tag, or updates its address, and records the visit. */
export function visitTag(tag: Tag): void {
  const { list, visited } = useTags.getState();
  const known = list.find(({ key }) => key === tag.key);
  if (!known) setTags([...list, tag]);
  else if (!isEqual(known, tag)) setTags(list.map((old) => (old === known ? tag : old)));
  useTags.setState({ visited: [...visited.filter((key) => key !== tag.key), tag.key] });
}

/**
 * Removes tags except pinned ones. Returns the key of the tag to show next, `null` if the active one stays or no tag
 * is left.
 */
export function closeTags(keys: readonly string[], active: string): string | null {
  const { list, visited } = useTags.getState();
  const gone = new Set(list.filter((tag) => !tag.pinned && keys.includes(tag.key)).map((tag) => tag.key));
  const left = list.filter((tag) => !gone.has(tag.key));
  setTags(left);
  const history = visited.filter((key) => !gone.has(key));
  useTags.setState({ visited: history });
  if (!gone.has(active)) return null;
  return history.at(-1) ?? left.at(-1)?.key ?? null;
}

/** Gives tags other keys, which remounts their screens. */
export function renameTags(keyOf: (tag: Tag) => string): void {
  const { list, visited } = useTags.getState();
  const names = new Map(list.map((tag) => [tag.key, keyOf(tag)]));
  setTags(list.map((tag) => ({ ...tag, key: names.get(tag.key) ?? tag.key })));
  useTags.setState({ visited: visited.map((key) => names.get(key) ?? key) });
}

/** Remounts the screen of a tag, which discards its state. */
export function refreshTag(key: string): void {
  useTags.setState(({ refreshes }) => ({ refreshes: { ...refreshes, [key]: (refreshes[key] ?? 0) + 1 } }));
}

export function setTagFull(full: boolean): void {
  session.write(FULL, full);
  useTags.setState({ full });
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isTag(value: unknown): value is Tag {
  const { key, path, pathname, search, title, icon, params, pinned, keepAlive } = recordOf(value);
  return (
    [key, path, pathname, search, title, icon].every(isText) &&
    [pinned, keepAlive].every((flag) => typeof flag === 'boolean') &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every(isText)
  );
}

/** The stored tags of this browser tab, without invalid and repeated ones. */
export function storedTags(): Tag[] {
  const value = session.read(STORED);
  if (!Array.isArray(value)) return [];
  const tags = value.filter(isTag);
  return tags.filter((tag, index) => tags.findIndex(({ key }) => key === tag.key) === index).slice(0, 200);
}

onSessionEnd(() => {
  session.remove(FULL);
  useTags.setState({ list: [], visited: [], refreshes: {}, full: false });
});
