import { useEffect, useInsertionEffect, useRef } from 'react';
import { isDirty, markDirty, useDirty } from '@/stores/dirty';
import { useTabLocation } from './tabLocation';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

// The browser asks before the page with an unsaved form is left. A listener at rest would cost the
// back-forward cache.
useDirty.subscribe(() => {
  if (isDirty()) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});

/**
 * Marks the screen's tag as long as a form in it holds changes nobody saved. Switching tags keeps the
 * mark, as it keeps the form; closing or refreshing the tag takes both away.
 */
export function useUnsaved(unsaved: boolean): void {
  const { tab } = useTabLocation();
  const release = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (unsaved) {
      release.current ??= markDirty(tab);
    } else {
      release.current?.();
      release.current = null;
    }
  }, [unsaved, tab]);

  // Unlike the other effects' cleanups this one does not run when the screen is merely hidden. Stores
  // must not change while React is committing, hence the next microtask.
  useInsertionEffect(() => () => queueMicrotask(() => release.current?.()), []);
}
