import { useEffect, useInsertionEffect, useRef } from 'react';
import { isDirty, markDirty, useDirty } from '@/stores/dirty';
import { useTabLocation } from './tabLocation';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

// The browser asks for confirmation before a page with an unsaved form is left. The listener is registered only
// while there is such a form, because pages with a `beforeunload` listener are not kept in the back-forward cache.
useDirty.subscribe(() => {
  if (isDirty()) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});

/**
 * Marks the screen's tag while a form on it has unsaved changes. Switching to another tag keeps the form and the
 * mark; closing or refreshing the tag removes both.
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

  // Unlike the cleanups of other effects, the cleanup of an insertion effect does not run when the screen is only
  // hidden. Stores must not change while React commits, therefore the mark is removed in a microtask.
  useInsertionEffect(() => () => queueMicrotask(() => release.current?.()), []);
}
