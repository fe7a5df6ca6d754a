import { onSessionEnd } from './session';

/** The mark of the menu and permissions that were built last; `null`: the server sends none. */
let built: string | null = null;

/** Marks that were built or asked for: an answer that was on its way for long carries an old one. */
const known = new Set<string>();

/** Remembers the mark of the menu and permissions that are built now. */
export function noteAccess(mark: string | undefined): void {
  built = mark ?? null;
  if (mark !== undefined) known.add(mark);
}

/** True once for each mark of an answer that says that menu or permissions have changed since they were built. */
export function isNewAccess(mark: string): boolean {
  if (built === null || known.has(mark)) return false;
  known.add(mark);
  return true;
}

/** The change could not be followed: the next answer with its mark counts again. */
export const forgetAccess = (mark: string): void => void known.delete(mark);

onSessionEnd(() => {
  built = null;
  known.clear();
});
