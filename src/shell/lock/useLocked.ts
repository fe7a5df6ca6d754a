import { focusManager } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useLock, watchLock } from '@/stores/lock';

/** Runs the countdown, and while locked hides the whole page and stops every poll. */
export function useLocked(): boolean {
  const locked = useLock((state) => state.locked);

  useEffect(watchLock, []);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked);
    // Queries poll only while the page has the focus.
    focusManager.setFocused(locked ? false : undefined);
    return () => {
      document.documentElement.removeAttribute('data-locked');
      focusManager.setFocused(undefined);
    };
  }, [locked]);

  return locked;
}
