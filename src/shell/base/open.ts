import type { UIEvent } from 'react';
import { safeLink } from '@/lib/safeUrl';
import { hrefOf } from '@/services/href';
import { goTo } from '@/services/navigation';
import type { Entry } from '@/stores/routes';

const outside = ({ target }: Entry): URL | null =>
  target.kind === 'link' ? safeLink(target.url, { dev: import.meta.env.DEV }) : null;

/** Opens a menu entry. An external one opens its window and its own page, which offers the link again. */
export function openEntry(entry: Entry): void {
  const url = outside(entry);
  if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
  void goTo(entry.path);
}

/** Where a menu entry's link leads, for whoever wants it in a browser tab of its own. */
export const linkTo = (entry: Entry): string => outside(entry)?.href ?? hrefOf(entry.path);

/** A plain click or key on a link opens the entry here; one for a new tab or window is left to the browser. */
export function followLink(
  event: UIEvent & { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
  entry: Entry,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openEntry(entry);
}

/**
 * Opens a board in a window of its own: the screens of this one, and what is unsaved in them, stay.
 * @param path below the base
 */
export function openBoard(path: string): void {
  window.open(hrefOf(path), '_blank', 'noopener');
}
