import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from './isTyping';
import { openDialogs } from './openDialogs';

function otherDialogOpen(mark: string | null): boolean {
  return openDialogs().some((dialog) => mark === null || dialog.querySelector(`[${mark}]`) === null);
}

/**
 * Whether a single key was pressed for the page, or for the only dialog with `mark` in it: not in a field, not with a modifier.
 */
export function isMeant(event: KeyboardEvent, mark: string | null): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // A question mark is typed with Shift on most keyboards.
  if (event.shiftKey && event.key !== '?') return false;
  if (isTyping(event)) return false;
  return !otherDialogOpen(mark);
}

/** What single keys do, by the character they type: capital letters, digits, `?`. */
export type Hotkeys = Readonly<Record<string, (() => void) | null>>;

/**
 * Handles single keys. They are disabled while text is typed, with a modifier key, and while a dialog is open.
 * @param mark attribute inside the only dialog in which the keys work; `null` for keys of the page
 */
export function useHotkeys(keys: Hotkeys, mark: string | null, on = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const work = keys[event.key.toUpperCase()];
    if (!work || !isMeant(event, mark)) return;
    event.preventDefault();
    work();
  });
  // A layout effect registers the keys before the browser paints, so that a key works as soon as its button is visible.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
