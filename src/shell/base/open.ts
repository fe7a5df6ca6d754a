import type { UIEvent } from 'react';
import { safeLink } from '@/lib/safeUrl';
import { hrefOf } from '@/services/href';
import { goTo } from '@/services/navigation';
import type { Entry } from '@/stores/routes';

const outside = ({ target }: Entry): URL | null =>
  target.kind === 'link' ? safeLink(target.url, { dev: import.meta.env.DEV }) : null;

/**
 * Opens a menu entry. An external entry opens in a new window; this window shows a page with its link.
 */
export function openEntry(entry: Entry): void {
  const url = outside(entry);
  if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
  void goTo(entry.path);
}

/** The `href` of a menu entry, so that it can be opened in another browser tab. */
export const linkTo = (entry: Entry): string => outside(entry)?.href ?? hrefOf(entry.path);

/** Click handler of a menu link: opens the entry here, except with Ctrl, ⌘ or Shift, which the browser handles. */
export function followLink(
  event: UIEvent & { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
  entry: Entry,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openEntry(entry);
}

/**
 * Opens a dashboard in a window of its own, so that the screens of this one keep their unsaved input.
 * @param path below the base path
 */
export function openBoard(path: string): void {
  window.open(hrefOf(path), '_blank', 'noopener');
}
