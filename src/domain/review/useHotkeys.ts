import { useEffectEvent, useLayoutEffect } from 'react';

/** Where letters are text. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Marks the inside of the desk's own drawer: every other dialog on screen silences the keys. */
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
 * Single keys, by what they print: capital letters, digits, `?`. They rest while text is typed, with a
 * modifier, and while another dialog is open.
 */
export function useHotkeys(keys: Readonly<Record<string, (() => void) | null>>, on = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const work = keys[event.key.toUpperCase()];
    if (!work || !isMeant(event)) return;
    event.preventDefault();
    work();
  });
  // What is seen to be possible is possible: the keys are there before the next frame.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
