import { useState } from 'react';
import { useLoaded } from '../load/useLoaded';

/** Drawing code that comes with the first chart of its kind; kept at module level, so that only that one waits. */
export interface Drawing<Draw> {
  load: () => Promise<Draw>;
  loaded: Draw | null;
}

export function drawing<Draw>(fetch: () => Promise<Draw>): Drawing<Draw> {
  const kept: Drawing<Draw> = { loaded: null, load: async () => (kept.loaded = await fetch()) };
  return kept;
}

/** The drawing code: `null` while it is loading, `failed` while it cannot be loaded. */
export function useDrawing<Draw>({ load, loaded }: Drawing<Draw>, wanted: boolean): Draw | 'failed' | null {
  const [failed, setFailed] = useState(false);
  const draw = useLoaded({ load, wanted, initial: loaded, onMissing: () => setFailed(true) });
  return draw ?? (failed ? 'failed' : null);
}
