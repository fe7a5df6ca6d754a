import { useState } from 'react';
import { useSession } from '@/stores/session';
import { readSaved, writeSaved } from './savedFilters';
import type { SavedFilter } from './savedFilters';

/** The operator's saved filters of one list, and how to store others in their place. */
export function useSavedFilters(list: string): [readonly SavedFilter[], (next: SavedFilter[]) => void] {
  const user = useSession((state) => state.user?.id ?? '0');
  const [saved, setSaved] = useState(() => readSaved(user, list));
  const keep = (next: SavedFilter[]) => {
    setSaved(next);
    writeSaved(user, list, next);
  };
  return [saved, keep];
}
