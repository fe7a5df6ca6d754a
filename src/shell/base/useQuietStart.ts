import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { isMetered } from '@/lib/line';
import { queryClient } from '@/services/queryClient';

/** Milliseconds between two looks at the questions that are still open. */
const LOOK = 100;

/** Becomes true when the first screen has what it asked for and the browser has nothing to do, unless bytes cost. */
export function useQuietStart(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isMetered()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      await whenIdle();
      if (queryClient.isFetching() > 0) timer = setTimeout(look, LOOK);
      else setQuiet(true);
    };
    void look();
    return () => clearTimeout(timer);
  }, []);
  return quiet;
}
