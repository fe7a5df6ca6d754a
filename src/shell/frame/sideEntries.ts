import type { Entry } from '@/stores/routes';
import type { LayoutName } from '@/stores/themeTypes';
import { topPathOf } from '../menu/ancestry';

interface SideOptions {
  layout: LayoutName;
  /** Classic layout only: the first level is in the top bar. */
  split: boolean;
  /** Columns layout only: path of the first-level entry under the pointer. */
  preview: string | null;
}

/**
 * Entries of the vertical menu: all of them, or, where the first level has a bar of its own (columns, split),
 * the children of the first-level entry that the screen belongs to. A first-level entry without children is
 * shown itself.
 */
export function sideEntries(
  tree: Entry[],
  entry: Entry | null,
  { layout, split, preview }: SideOptions,
): Entry[] {
  if (layout !== 'columns' && !split) return tree;
  const wanted = (layout === 'columns' ? preview : null) ?? topPathOf(entry);
  const top = tree.find(({ path }) => path === wanted);
  if (!top) return [];
  return top.children.length > 0 ? top.children : [top];
}
