import { fetchAhead } from '@/kernel/fetchAhead';
import { pathAt } from './pointedAt';

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
