import { focusManager } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLock, watchLock } from '@/stores/lock';
import { CONTENT } from '../base/SkipLink';

/** Focuses an element again; the content if there was none or it is no longer in the page. */
function giveBack(element: Element): void {
  const lost = element === document.body || !element.isConnected;
  const back = lost ? document.getElementById(CONTENT) : element;
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}

/**
 * Runs the countdown to the lock. While locked, the page is hidden and no query polls. The focus is restored
 * on unlocking.
 */
export function useLocked(): boolean {
  const locked = useLock((state) => state.locked);

  const focused = useRef<Element | null>(null);

  useEffect(watchLock, []);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked);
    // Queries poll only while the query library considers the page focused.
    focusManager.setFocused(locked ? false : undefined);
    if (locked) focused.current = document.activeElement;
    else if (focused.current) giveBack(focused.current);
    return () => {
      document.documentElement.removeAttribute('data-locked');
      focusManager.setFocused(undefined);
    };
  }, [locked]);

  return locked;
}
