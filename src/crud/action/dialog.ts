import type { ReactElement } from 'react';

/** What an opened dialog or drawer gets from the code that opened it. */
export interface Dialog {
  open: boolean;
  onClose: () => void;
}

/**
 * Shows a dialog or drawer; it stays until it closes itself.
 * @param key a dialog of this key that is open already stays the only one
 */
export type Show = (render: (dialog: Dialog) => ReactElement, key?: string) => void;
