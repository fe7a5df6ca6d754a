import { useEffect, useState } from 'react';

/**
 * Whole seconds left of a countdown, 0 when none runs. It does not use the system time, which may be changed
 * meanwhile.
 */
export function useCountdown(): { left: number; start(seconds: number): void } {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(Math.ceil((until - performance.now()) / 1000), 0);
      setLeft(rest);
      if (rest === 0) setUntil(null);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setUntil(performance.now() + seconds * 1000);
    },
  };
}
