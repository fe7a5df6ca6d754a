import type { ReactNode } from 'react';
import { create } from 'zustand';
import { onSessionEnd } from './session';

/** Something to be sure of before it is done, in the operator's words. */
export interface ConfirmOptions {
  title: string;
  text: ReactNode;
  /** Words of the button that goes on. */
  ok: string;
  /** Words of the way back; without them there is none to choose. */
  cancel?: string;
  danger?: boolean;
  /** Done by the button that goes on, which waits for it. */
  onConfirm?: () => Promise<void> | void;
}

/** A question on screen. */
export interface PendingConfirm extends ConfirmOptions {
  id: number;
  answer: (yes: boolean) => void;
}

/** Questions waiting for an answer; the shell draws them. */
export const useConfirms = create<{ list: readonly PendingConfirm[] }>(() => ({ list: [] }));

let last = 0;

/** Asks the operator; Esc and the mask mean no. */
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

// What one operator was asked, the next one must not be able to confirm.
onSessionEnd(() => useConfirms.getState().list.forEach(({ answer }) => answer(false)));
