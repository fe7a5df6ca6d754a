import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTags } from '@/stores/tags';

/**
 * Restores the scroll position of each screen when it is shown again. A new screen starts at its top, also
 * when it replaces another one in the same tag.
 */
export function useScrollMemory(screen: string, scroller: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  const refreshes = useTags((state) => state.refreshes[screen]);

  useLayoutEffect(
    () =>
      useTags.subscribe((now, before) => {
        const known = places.current;
        const open = new Set(now.list.map(({ key }) => key));
        for (const key of known.keys()) {
          if (!open.has(key) || now.refreshes[key] !== before.refreshes[key]) known.delete(key);
        }
      }),
    [],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    const known = places.current;
    if (!element) return undefined;
    element.scrollTo({ top: known.get(screen) ?? 0 });
    const note = () => known.set(screen, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [screen, refreshes, scroller]);
}
