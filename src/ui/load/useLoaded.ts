import { useEffect, useEffectEvent, useState } from 'react';
import { retryImport } from '@/lib/retryImport';

interface LoadOptions<Part> {
  /** Has to be the same function in every render. */
  load: () => Promise<Part>;
  wanted?: boolean;
  /** Result of an earlier load. */
  initial?: Part | null;
  /** Called once when the first attempts have failed; further attempts follow. */
  onMissing?: () => void;
}

/**
 * Loads a code file of the console when `wanted` is first true; returns `null` until it is loaded. Unlike
 * `React.lazy` it does not suspend the components around it, and it retries while the file cannot be loaded.
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
