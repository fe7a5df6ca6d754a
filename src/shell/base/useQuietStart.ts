import { useEffect, useState } from 'react';
import { isMetered } from '@/lib/line';

/** Milliseconds after the frame is there: by then the first screen has what it asked for. */
const AFTER = 2000;

/** Becomes true some time after the start, unless bytes cost. */
export function useQuietStart(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isMetered()) return undefined;
    const timer = setTimeout(() => setQuiet(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return quiet;
}
