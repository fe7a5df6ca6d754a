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
