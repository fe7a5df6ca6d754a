import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements in which keys type text. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Marks the content of the review drawer. Any other open dialog disables the keys. */
export const REVIEW_MARK = 'data-desk';

function isShown(dialog: Element): boolean {
  if (dialog instanceof HTMLDialogElement) return dialog.open;
  return dialog.closest('[style*="display: none"]') === null;
}

function otherDialogOpen(): boolean {
  return Array.from(document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')).some(
    (dialog) => isShown(dialog) && dialog.querySelector(`[${REVIEW_MARK}]`) === null,
  );
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // A question mark is typed with Shift on most keyboards.
  if (event.shiftKey && event.key !== '?') return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  return !otherDialogOpen();
}

/**
 * Handles single keys by the character they type: capital letters, digits, `?`. They are disabled while text is
 * typed, with a modifier key, and while another dialog is open.
 */
export function useHotkeys(keys: Readonly<Record<string, (() => void) | null>>, on = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const work = keys[event.key.toUpperCase()];
    if (!work || !isMeant(event)) return;
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
