import { tagOf } from '@/kernel/resolve';
import type { Entry } from '@/stores/routes';
import type { Tag } from '@/stores/tags';

/** Address a tag leads to. */
export const addressOf = ({ pathname, search }: Tag): string => `${pathname}${search}`;

/** What a choice of the context menu asks for. */
export type TagAction =
  | 'refresh'
  | 'close'
  | 'closeOther'
  | 'closeLeft'
  | 'closeRight'
  | 'closeAll'
  | 'fullscreen';

/** Which tags, by their distance from the chosen one (left is negative), go with an action. */
const AFFECTED: Record<TagAction, (distance: number) => boolean> = {
  close: (distance) => distance === 0,
  closeOther: (distance) => distance !== 0,
  closeLeft: (distance) => distance < 0,
  closeRight: (distance) => distance > 0,
  closeAll: () => true,
  refresh: () => false,
  fullscreen: () => false,
};

/** Keys that go with a closing action on a tag. Pinned tags never go. */
export function closing(action: TagAction, list: readonly Tag[], key: string): string[] {
  const at = list.findIndex((tag) => tag.key === key);
  if (at < 0) return [];
  return list.filter((tag, index) => !tag.pinned && AFFECTED[action](index - at)).map((tag) => tag.key);
}

/**
 * The tags a session starts with: the pinned screens in the menu's order, then what was kept, then what
 * is already open. Tags whose screen is gone from the menu go; what the menu says about one is renewed.
 */
export function startingTags(
  flat: readonly Entry[],
  stored: readonly Tag[],
  open: readonly Tag[],
  shared: boolean,
): Tag[] {
  const pinned = flat
    .filter((entry) => entry.pinned && entry.target.kind === 'view')
    .map((entry) => tagOf(entry, {}, entry.path, '', shared));
  const tags = new Map<string, Tag>();
  for (const tag of [...pinned, ...stored, ...open]) {
    const entry = flat.find(({ path }) => path === tag.path);
    if (!entry || entry.target.kind === 'directory' || entry.target.kind === 'link') continue;
    const { icon, pinned, keepAlive } = entry;
    tags.set(tag.key, { ...tag, icon, pinned, keepAlive });
  }
  return [...tags.values()];
}

/** The order after a drag: what was pinned stays in front, and nothing gets lost or doubled. */
export function sorted(list: readonly Tag[], order: readonly string[]): Tag[] {
  const rank = new Map(order.map((key, index) => [key, index]));
  const place = (tag: Tag) => rank.get(tag.key) ?? list.length;
  return [...list].sort((a, b) => Number(b.pinned) - Number(a.pinned) || place(a) - place(b));
}
