import { useSyncExternalStore } from 'react';

/** A hook that tells whether a query holds. A screen that is shown again is drawn again only where the answer is another one. */
function mediaHook(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  const holds = () => window.matchMedia(query).matches;
  return function useMedia() {
    return useSyncExternalStore(subscribe, holds);
  };
}

/** Windows narrower than 576 px, those of phones, where rows are cards and drawers take all of the width. */
export const usePhone = mediaHook('(max-width: 575.98px)');

/** Windows narrower than 1,000 px, where the menu becomes a drawer. */
export const useNarrow = mediaHook('(max-width: 999.98px)');

/** Windows from the widths on that antd calls lg, xl and xxl. */
export const useLarge = mediaHook('(min-width: 992px)');
export const useExtraLarge = mediaHook('(min-width: 1200px)');
export const useHuge = mediaHook('(min-width: 1600px)');

/** True when the operating system asks for reduced motion. */
export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)');

/** A phone or tablet: its pointer cannot hover and is too coarse for dragging. */
export const useCoarsePointer = mediaHook('(pointer: coarse)');
