import { safeLink } from '@/lib/safeUrl';
import { goTo } from '@/stores/navigation';
import type { Entry } from '@/stores/routes';

/** Opens a menu entry. An external one opens its window and its own page, which offers the link again. */
export function openEntry(entry: Entry): void {
  if (entry.target.kind === 'link') {
    const url = safeLink(entry.target.url, { dev: import.meta.env.DEV });
    if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
  }
  void goTo(entry.path);
}

/**
 * Opens a board in a window of its own: the screens of this one, and what is unsaved in them, stay.
 * @param path below the base
 */
export function openBoard(path: string): void {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const hash = import.meta.env.VITE_ROUTER_MODE === 'hash' ? '/#' : '';
  window.open(`${base}${hash}${path}`, '_blank', 'noopener');
}
