import { useEffect, useState } from 'react';

/** Milliseconds without a change before a text counts as settled. */
const PAUSE = 300;

/**
 * Debounces a text: returns the last value that did not change during the pause, and the first value at once.
 * @param pause milliseconds
 */
export function useSettled(text: string, pause: number = PAUSE): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
