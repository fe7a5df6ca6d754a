import { loadView, ownView } from '@/kernel/views';

/** What somebody does who is about to sign in, and no browser by itself. */
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

async function prefetch(): Promise<void> {
  const frame = import('@/shell/Layout');
  await Promise.all([frame, loadView(ownView('home/index'))]);
}

/** Fetches the frame and the first screen while the operator still types, from his first touch on. */
export function prefetchOnUse(): () => void {
  const used = new AbortController();
  const begin = () => {
    used.abort();
    // A lost file is asked for again when it is needed; until then nobody has to know.
    prefetch().catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { signal: used.signal });
  return () => used.abort();
}
