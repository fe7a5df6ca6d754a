import type { Entry } from '@/stores/routes';
import type { LayoutName } from '@/stores/themeTypes';
import { topPathOf } from '../menu/ancestry';

interface SideOptions {
  layout: LayoutName;
  /** Classic only: the first level stands in the top bar. */
  split: boolean;
  /** Columns only: path of the first-level entry under the pointer. */
  preview: string | null;
}

/**
 * What the vertical menu shows: everything, or with a first level of its own (columns, split) the
 * children of the entry the screen hangs below. An entry without children shows itself.
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
