import { create } from 'zustand';

/** A write that has not been sent yet, so that it can be undone. */
export interface WaitingWrite {
  id: number;
  /** What it will do, for the operator. */
  words: string;
  /** When it is sent, in milliseconds of the browser's clock. */
  until: number;
}

/** Writes that wait, in the order in which they were asked for. */
export const useWaitingWrites = create<{ list: readonly WaitingWrite[] }>(() => ({ list: [] }));
