import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTags } from '@/stores/tags';

/**
 * Restores the scroll position of each screen when it is shown again. A new screen starts at its top, also
 * when it replaces another one in the same tag.
 */
export function useScrollMemory(screen: string, scroller: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  /**
   * Where the scroller stands, as it told last: asking it would have the whole page laid out before it is drawn. Not known
   * between a wish of ours and what comes of it.
   */
  const present = useRef<number | null>(0);
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
    const top = known.get(screen) ?? 0;
    if (top !== present.current) {
      present.current = null;
      element.scrollTo({ top });
    }
    const note = () => {
      const told = element.scrollTop;
      present.current = told;
      known.set(screen, told);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [screen, refreshes, scroller]);
}
