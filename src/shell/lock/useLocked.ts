import { focusManager } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLock, watchLock } from '@/stores/lock';

/** Runs the countdown, and while locked hides the whole page and stops every poll. The focus comes back afterwards. */
export function useLocked(): boolean {
  const locked = useLock((state) => state.locked);

  const focused = useRef<Element | null>(null);

  useEffect(watchLock, []);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked);
    // Queries poll only while the page has the focus.
    focusManager.setFocused(locked ? false : undefined);
    if (locked) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    return () => {
      document.documentElement.removeAttribute('data-locked');
      focusManager.setFocused(undefined);
    };
  }, [locked]);

  return locked;
}
