import { onSessionEnd } from './session';

/** The mark of the menu and permissions that were built last; `null`: the server sends none. */
let built: string | null = null;

/** When they were built, on the clock of `performance.now`. */
let builtAt = 0;

/** Marks that were built once: an answer that was asked for before may still carry one of them. */
const known = new Set<string>();

/** Marks that are being followed. */
const followed = new Set<string>();

/** Remembers the mark of the menu and permissions that are built now. */
export function noteAccess(mark: string | undefined): void {
  built = mark ?? null;
  builtAt = performance.now();
  if (mark !== undefined) known.add(mark);
  followed.clear();
}

/**
 * True once for an answer that says that menu or permissions have changed since they were built, also back to what they were
 * before.
 * @param askedAt when the answer was asked for, on the clock of `performance.now`
 */
export function isNewAccess(mark: string, askedAt: number): boolean {
  if (built === null || mark === built || followed.has(mark)) return false;
  if (askedAt < builtAt && known.has(mark)) return false;
  followed.add(mark);
  return true;
}

/** The change could not be followed: the next answer with its mark counts again. */
export const forgetAccess = (mark: string): void => void followed.delete(mark);

onSessionEnd(() => {
  built = null;
  known.clear();
  followed.clear();
});
