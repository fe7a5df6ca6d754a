/** Elements in which keys type text. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key was pressed where it types text. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
