import { useEffect, useState } from 'react';
import { loadMessages } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { retryImport } from '@/lib/retryImport';

/**
 * Loads the texts of other screens whose lists are shown here. `false` while they are loading. If they cannot
 * be loaded it is `true` nevertheless, and field names are shown instead of labels.
 * @param areas must be the same array on every render
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
