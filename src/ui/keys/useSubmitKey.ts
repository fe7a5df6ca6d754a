import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isTyping } from './isTyping';
import { isInTopDialog } from './openDialogs';

/**
 * Submits a form with Ctrl+Enter, or ⌘+Enter: from its fields, and wherever nothing is typed while it stands in the top
 * dialog, so that the key works as soon as the dialog is seen, before the focus has moved into a field.
 * @param inside any element within the form
 */
export function useSubmitKey(inside: RefObject<Element | null>, submit: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const form = inside.current?.closest('form');
    const isFromField = event.target instanceof Node && form?.contains(event.target) === true;
    if (!form || !(isFromField || (isInTopDialog(form) && !isTyping(event)))) return;
    // The button that has the focus is not pressed as well.
    event.preventDefault();
    if (!event.repeat) submit();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
