import { useMemo, useRef, useState } from 'react';

/** Milliseconds the preview stays while the pointer crosses from one column to the other. */
const GRACE = 100;

/** What the pointer does over the two columns. */
export interface Hover {
  /** Over an entry of the first column. */
  show: (path: string) => void;
  /** Over the second column. */
  stay: () => void;
  /** Out of either. */
  leave: () => void;
}

/** Path of the first-level entry whose children the second column previews; `null` shows the screen's own. */
export function usePreview(): [string | null, Hover] {
  const [path, setPath] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hover = useMemo<Hover>(() => {
    const stay = () => clearTimeout(leaving.current);
    return {
      stay,
      show: (next) => {
        stay();
        setPath(next);
      },
      leave: () => {
        stay();
        leaving.current = setTimeout(() => setPath(null), GRACE);
      },
    };
  }, []);
  return [path, hover];
}
