import { useSyncExternalStore } from 'react';

/** True while the query holds. A screen that is shown again is drawn again only where the answer is another one. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Windows narrower than 1,000 px, where the menu becomes a drawer. */
export const useNarrow = (): boolean => useMedia('(max-width: 999.98px)');

/** True when the operating system asks for reduced motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** A phone or tablet: its pointer cannot hover and is too coarse for dragging. */
export const useCoarsePointer = (): boolean => useMedia('(pointer: coarse)');
