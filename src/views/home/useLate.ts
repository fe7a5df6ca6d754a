import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isMetered } from '@/lib/line';

/**
 * Whether the parts below the first view may come: at once when the rest can be read; where bytes cost, not before the
 * operator scrolls to their place.
 */
export function useLate(place: RefObject<Element | null>, readable: boolean): boolean {
  const [reached, setReached] = useState(() => !isMetered());
  useEffect(() => {
    const { current } = place;
    if (reached || !readable || current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setReached(true);
      },
      { threshold: 0.5 },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [place, readable, reached]);
  return readable && reached;
}
