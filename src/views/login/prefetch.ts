import { announcedFor, preload } from '@/lib/announced';
import { isMetered } from '@/lib/line';

/** Events that show that a person is about to sign in. Loading the page alone causes none of them. */
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

async function prefetch(): Promise<void> {
  const home = async () => {
    const { loadView, ownView } = await import('@/kernel/views');
    await loadView(ownView('home/index'));
  };
  const frame = async () => {
    const [{ prepareShell }] = await Promise.all([import('@/shell/prepare'), import('@/shell/Layout')]);
    await prepareShell();
  };
  await Promise.all([import('@/kernel/arrival'), import('@/kernel/router'), frame(), home()]);
  // What the first list will need comes after them, and is not run before it is wanted.
  preload(announcedFor('lists'));
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
