import { useEffect, useState } from 'react';
import { loadMessages } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { retryImport } from '@/lib/retryImport';

/**
 * Loads the words of other screens, whose lists are shown here. `false` until they are there; while they
 * cannot be fetched, the names of the fields stand in their place.
 * @param areas always the same list
 */
export function useAreas(areas: readonly Area[]): boolean {
  const [state, setState] = useState<'loading' | 'missing' | 'ready'>(
    areas.length === 0 ? 'ready' : 'loading',
  );
  useEffect(
    () =>
      retryImport(() => loadMessages(...areas), {
        there: () => setState('ready'),
        missing: () => setState('missing'),
      }),
    [areas],
  );
  return state !== 'loading';
}
