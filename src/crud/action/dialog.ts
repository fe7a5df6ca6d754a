import type { ReactElement } from 'react';

/** Props of an opened dialog or drawer. */
export interface Dialog {
  open: boolean;
  onClose: () => void;
}

/**
 * Opens a dialog or drawer; it stays open until it closes itself.
 * @param key when a dialog with this key is open already, no second one opens
 */
export type Show = (render: (dialog: Dialog) => ReactElement, key?: string) => void;
