import { useCallback, useEffect, useState } from 'react';
import { useSession } from '@/stores/session';
import { placedSaved, readSaved, writeSaved } from './savedFilters';
import type { SavedFilter } from './savedFilters';

/**
 * The operator's saved filters of one list, and how to store others in their place.
 * @param path where the list is on screen: filters that were saved before paths were kept are given it
 */
export function useSavedFilters(
  list: string,
  path?: string,
): [readonly SavedFilter[], (next: SavedFilter[]) => void] {
  const user = useSession((state) => state.user?.id ?? '0');
  const [saved, setSaved] = useState(() => readSaved(user, list));
  const keep = useCallback(
    (next: SavedFilter[]) => {
      setSaved(next);
      writeSaved(user, list, next);
    },
    [user, list],
  );
  useEffect(() => {
    if (path === undefined) return;
    const stored = readSaved(user, list);
    const placed = placedSaved(stored, path);
    if (placed !== stored) writeSaved(user, list, placed);
  }, [user, list, path]);
  return [saved, keep];
}
