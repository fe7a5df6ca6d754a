import { useEffect, useEffectEvent, useState } from 'react';
import { retryImport } from '@/lib/retryImport';

interface LoadOptions<Part> {
  /** Always the same function. */
  load: () => Promise<Part>;
  wanted?: boolean;
  /** What an earlier load has brought. */
  initial?: Part | null;
  /** Told once, when the first tries have failed; it is tried again all the same. */
  onMissing?: () => void;
}

/**
 * What a file of the console brings, fetched when it is first wanted; null until then. Unlike `React.lazy` it
 * holds back nothing that is there, and tries again while the file cannot be fetched.
 */
export function useLoaded<Part>(options: LoadOptions<Part>): Part | null {
  const { load, wanted = true, initial = null, onMissing } = options;
  const [state, setState] = useState({ part: initial });
  const missing = useEffectEvent(() => onMissing?.());
  const pending = wanted && state.part === null;
  useEffect(() => {
    if (!pending) return undefined;
    return retryImport(load, { there: (part) => setState({ part }), missing: () => missing() });
  }, [load, pending]);
  return state.part;
}
