import type { ReactNode } from 'react';
import { create } from 'zustand';
import { onSessionEnd } from './session';

/** A confirmation dialog; all texts are in the operator's language. */
export interface ConfirmOptions {
  title: string;
  text: ReactNode;
  /** Label of the button that confirms. */
  ok: string;
  /** Label of the button that cancels; without it there is no such button. */
  cancel?: string;
  danger?: boolean;
  /** True: wide enough for a table. */
  wide?: boolean;
  /** Called by the confirming button, which shows a loading state until it settles. */
  onConfirm?: () => Promise<void> | void;
}

export interface PendingConfirm extends ConfirmOptions {
  id: number;
  answer: (yes: boolean) => void;
}

/** Open confirmation dialogs; the shell draws them. */
export const useConfirms = create<{ list: readonly PendingConfirm[] }>(() => ({ list: [] }));

let last = 0;

/**
 * Asks the operator for confirmation. Resolves with `false` on cancel, Esc, a click on the mask, and when the session
 * ends.
 */
export function confirm(question: ConfirmOptions): Promise<boolean> {
  last += 1;
  const id = last;
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useConfirms.setState(({ list }) => ({ list: list.filter((asked) => asked.id !== id) }));
      resolve(yes);
    };
    useConfirms.setState(({ list }) => ({ list: [...list, { ...question, id, answer }] }));
  });
}

// The next operator must not be able to confirm a question that was asked of the previous one.
onSessionEnd(() => useConfirms.getState().list.forEach(({ answer }) => answer(false)));
