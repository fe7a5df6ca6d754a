import { tagOf } from '@/kernel/resolve';
import type { Entry } from '@/stores/routes';
import type { Tag } from '@/stores/tags';

/** Address a tag leads to. */
export const addressOf = ({ pathname, search }: Tag): string => `${pathname}${search}`;

/** An action of the context menu. */
export type TagAction =
  | 'refresh'
  | 'close'
  | 'closeOther'
  | 'closeLeft'
  | 'closeRight'
  | 'closeAll'
  | 'fullscreen';

/** For each closing action, whether it closes the tag at a distance from the chosen one (negative at its left). */
const AFFECTED: Record<TagAction, (distance: number) => boolean> = {
  close: (distance) => distance === 0,
  closeOther: (distance) => distance !== 0,
  closeLeft: (distance) => distance < 0,
  closeRight: (distance) => distance > 0,
  closeAll: () => true,
  refresh: () => false,
  fullscreen: () => false,
};

/** Keys of the tags that an action on a tag closes. Pinned tags are never closed. */
export function closing(action: TagAction, list: readonly Tag[], key: string): string[] {
  const at = list.findIndex((tag) => tag.key === key);
  if (at < 0) return [];
  return list.filter((tag, index) => !tag.pinned && AFFECTED[action](index - at)).map((tag) => tag.key);
}

/**
 * The tags at the start of a session: the pinned screens in the order of the menu, then the stored tags, then
 * those already open. Tags whose screen is no longer in the menu are left out; icon, pin and caching are
 * taken from the menu again.
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

/** The order after a drag. Pinned tags stay in front, and each tag occurs exactly once. */
export function sorted(list: readonly Tag[], order: readonly string[]): Tag[] {
  const rank = new Map(order.map((key, index) => [key, index]));
  const place = (tag: Tag) => rank.get(tag.key) ?? list.length;
  return [...list].sort((a, b) => Number(b.pinned) - Number(a.pinned) || place(a) - place(b));
}
