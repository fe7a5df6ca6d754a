import { useEffect, useState } from 'react';
import { useLock } from '@/stores/lock';

/** Milliseconds between two looks at the clock. */
const TICK = 250;

/** Something that is only on screen for a moment. */
interface Briefly {
  /** `null` while there is nothing to see. */
  value: string | null;
  /** Whole seconds until it is gone. */
  left: number;
  show(value: string): void;
  hide(): void;
}

const isAway = () => document.hidden || useLock.getState().locked;

/**
 * Holds a text for so many seconds, and no longer than somebody can look at it: it is gone once the browser
 * tab is hidden, the screen locked, or the tab of the console left.
 */
export function useBriefly(seconds: number): Briefly {
  const [held, setHeld] = useState<{ value: string; until: number } | null>(null);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (!held) return undefined;
    const drop = () => setHeld((now) => (now === held ? null : now));
    const tick = () => {
      const rest = Math.ceil((held.until - Date.now()) / 1000);
      if (rest <= 0 || isAway()) drop();
      else setLeft(rest);
    };
    const timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
    const stop = useLock.subscribe(tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      stop();
      drop();
    };
  }, [held]);

  return {
    value: held?.value ?? null,
    left,
    show: (value) => {
      if (isAway()) return;
      setLeft(seconds);
      setHeld({ value, until: Date.now() + seconds * 1000 });
    },
    hide: () => setHeld(null),
  };
}
