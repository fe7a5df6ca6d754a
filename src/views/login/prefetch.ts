import { isMetered } from '@/lib/line';

/** Events that show that a person is about to sign in. Loading the page alone causes none of them. */
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

async function prefetch(): Promise<void> {
  const home = async () => {
    const { loadView, ownView } = await import('@/kernel/views');
    await loadView(ownView('home/index'));
  };
  await Promise.all([
    import('@/kernel/arrival'),
    import('@/kernel/router'),
    import('@/shell/Layout'),
    home(),
  ]);
}

/**
 * Prefetches the router, the frame and the first screen on the first of these events, while the operator still types;
 * nothing where bytes cost. Returns a function that removes the listeners.
 */
export function prefetchOnUse(): () => void {
  if (isMetered()) return () => undefined;
  const used = new AbortController();
  const begin = () => {
    used.abort();
    // A failed prefetch is ignored, because the file is requested again when it is needed.
    prefetch().catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { signal: used.signal });
  return () => used.abort();
}
