import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Each screen comes back where it was scrolled to; a new one starts at its top. */
export function useScrollMemory(screen: string, scroller: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const element = scroller.current;
    const known = places.current;
    if (!element) return undefined;
    element.scrollTo({ top: known.get(screen) ?? 0 });
    const note = () => known.set(screen, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [screen, scroller]);
}
