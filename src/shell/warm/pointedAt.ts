import { hrefOf } from '@/services/href';
import { useTags } from '@/stores/tags';

/** The link that an element stands in, or that a menu item contains. */
const linkAt = (element: Element): HTMLAnchorElement | null =>
  element.closest<HTMLAnchorElement>('a[href]') ??
  element.closest('[role="menuitem"]')?.querySelector<HTMLAnchorElement>(':scope a[href]') ??
  null;

/** The path of the screen that a click on an element opens in this window; `null` when it opens none. */
export function pathAt(element: Element): string | null {
  const key = element.closest<HTMLElement>('[role="tab"][data-key]')?.dataset['key'];
  if (key !== undefined) return useTags.getState().list.find((tag) => tag.key === key)?.pathname ?? null;
  const link = linkAt(element);
  if (!link || link.target !== '') return null;
  const root = new URL(hrefOf('/'), location.href).href;
  if (!link.href.startsWith(root)) return null;
  return `/${link.href.slice(root.length).replace(/[?#].*$/, '')}`;
}
