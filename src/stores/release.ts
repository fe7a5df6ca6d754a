import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';

/** Milliseconds within which a page reloads itself at most once. */
const GUARD = 30_000;

const RELOADED = 'console.reloaded';

const local = safeStorage('session');

/** Whether the server has a newer release than the one that runs here. */
export const useRelease = create<{ newer: boolean }>(() => ({ newer: false }));

/**
 * Records an automatic reload. Returns `false` if the last one was less than `GUARD` ago: reloading again could start
 * a loop.
 */
export function claimReload(): boolean {
  const last = local.read(RELOADED);
  const since = typeof last === 'number' ? Date.now() - last : Infinity;
  // A clock that was set back gives a negative difference, which must not block reloads permanently.
  if (since >= 0 && since < GUARD) return false;
  local.write(RELOADED, Date.now());
  return true;
}
