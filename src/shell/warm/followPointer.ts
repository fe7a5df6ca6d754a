import { hrefOf } from '@/services/href';
import { useTags } from '@/stores/tags';
import { fetchAhead } from '@/kernel/fetchAhead';

/** The link that an element stands in, or that a menu item contains. */
const linkAt = (element: Element): HTMLAnchorElement | null =>
  element.closest<HTMLAnchorElement>('a[href]') ??
  element.closest('[role="menuitem"]')?.querySelector<HTMLAnchorElement>(':scope a[href]') ??
  null;

/** The path of the screen that a click on an element opens in this window; `null` when it opens none. */
function pathAt(element: Element): string | null {
  const key = element.closest<HTMLElement>('[role="tab"][data-key]')?.dataset['key'];
  if (key !== undefined) return useTags.getState().list.find((tag) => tag.key === key)?.pathname ?? null;
  const link = linkAt(element);
  if (!link || link.target !== '') return null;
  const root = new URL(hrefOf('/'), location.href).href;
  if (!link.href.startsWith(root)) return null;
  return `/${link.href.slice(root.length).replace(/[?#].*$/, '')}`;
}

/** Milliseconds that pointer or focus have to rest on something; passing over it fetches nothing. */
const REST = 60;

/**
 * Fetches the code of a screen as soon as pointer or focus rest on a menu entry, a tag or a link that opens it.
 * Returns a function that ends it.
 */
export function followPointer(): () => void {
  const over = new AbortController();
  const begun = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const path = target instanceof Element ? pathAt(target) : null;
    if (path === null || begun.has(path)) return;
    timer = setTimeout(() => {
      begun.add(path);
      void fetchAhead(path);
    }, REST);
  };
  for (const kind of ['pointerover', 'focusin'] as const)
    document.addEventListener(kind, rest, { signal: over.signal, passive: true });
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
