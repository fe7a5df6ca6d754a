import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';

/** Milliseconds within which a page does not load itself anew twice. */
const GUARD = 30_000;

const RELOADED = 'console.reloaded';

const local = safeStorage('session');

/** Whether the server has a newer release than the one that runs here. */
export const useRelease = create<{ newer: boolean }>(() => ({ newer: false }));

/** Notes an automatic reload; `false` when there was one just now, and another would be the start of a loop. */
export function claimReload(): boolean {
  const last = local.read(RELOADED);
  const since = typeof last === 'number' ? Date.now() - last : Infinity;
  // A clock that has been set back must not forbid it for ever.
  if (since >= 0 && since < GUARD) return false;
  local.write(RELOADED, Date.now());
  return true;
}
