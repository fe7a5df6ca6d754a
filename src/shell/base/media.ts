import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Narrower than 1,000 px: the menu moves off the canvas. */
export const useNarrow = (): boolean => useMedia('(max-width: 999.98px)');

/** The operator asked the system for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** A phone or tablet: nothing that hovers or drags precisely. */
export const useCoarsePointer = (): boolean => useMedia('(pointer: coarse)');
