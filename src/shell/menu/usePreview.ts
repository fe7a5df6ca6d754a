import { useMemo, useRef, useState } from 'react';

/** Milliseconds that the preview stays while the pointer moves from one column to the other. */
const GRACE = 100;

/** Pointer handlers of the two columns. */
export interface Hover {
  /** The pointer is over an entry of the first column. */
  show: (path: string) => void;
  /** The pointer is over the second column. */
  stay: () => void;
  /** The pointer has left either column. */
  leave: () => void;
}

/**
 * Path of the first-level entry whose children the second column previews; `null` for those of the current
 * screen.
 */
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
