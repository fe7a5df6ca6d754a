import { useEffect, useState } from 'react';
import { useLock } from '@/stores/lock';

/** Milliseconds between two updates of the countdown. */
const TICK = 250;

/** A text that is shown for a limited time. */
interface Briefly {
  /** `null` while nothing is shown. */
  value: string | null;
  /** Whole seconds until it is removed. */
  left: number;
  show(value: string): void;
  hide(): void;
}

const isAway = () => document.hidden || useLock.getState().locked;

/**
 * Holds a text for the given number of seconds. It is removed earlier when the browser tab is hidden, the console is
 * locked, or the operator switches to another tag, because it must not stay on an unattended screen.
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
