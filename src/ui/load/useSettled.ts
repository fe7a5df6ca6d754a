import { useEffect, useState } from 'react';

/** Milliseconds without a change before a server is asked. */
const PAUSE = 300;

/**
 * Debounces a text: the last value that stayed for a while, the first one at once.
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
