import { useEffect, useState } from 'react';
import { loadMessages } from '@/i18n';

/**
 * Loads the words of other screens, whose lists are shown here. `false` until they are there; words that
 * cannot be had leave the names of the fields.
 * @param areas always the same list
 */
export function useAreas(areas: readonly string[]): boolean {
  const [ready, setReady] = useState(areas.length === 0);
  useEffect(() => {
    let left = false;
    void loadMessages(...areas)
      .catch(() => undefined)
      .then(() => {
        if (!left) setReady(true);
      });
    return () => {
      left = true;
    };
  }, [areas]);
  return ready;
}
