import { createContext, use, useEffect, useState } from 'react';
import { WHOLE } from './pictureView';
import type { PictureView } from './pictureView';

/**
 * How the operator looks at pictures of each kind, by their label: the next record's are shown alike. `null` outside of a
 * review.
 */
export const KeptViews = createContext<Map<string, PictureView> | null>(null);

/** The zoom, place and turn of one picture, and what changes them. */
export function useKeptView(label: string) {
  const kept = use(KeptViews);
  const [view, setView] = useState(() => kept?.get(label) ?? WHOLE);
  useEffect(() => {
    kept?.set(label, view);
  }, [kept, label, view]);
  return [view, setView] as const;
}
