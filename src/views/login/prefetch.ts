import { loadView, ownView } from '@/kernel/views';

/** Events that show that a person is about to sign in. Loading the page alone causes none of them. */
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

async function prefetch(): Promise<void> {
  const frame = import('@/shell/Layout');
  await Promise.all([frame, loadView(ownView('home/index'))]);
}

/**
 * Prefetches the frame and the first screen on the first of these events, while the operator still types.
 * Returns a function that removes the listeners.
 */
export function prefetchOnUse(): () => void {
  const used = new AbortController();
  const begin = () => {
    used.abort();
    // A failed prefetch is ignored, because the file is requested again when it is needed.
    prefetch().catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { signal: used.signal });
  return () => used.abort();
}
