import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';

const storage = safeStorage('local');

const KEY = 'console.tour';

/** What is stored once the tour was closed; anything else says that it was not. */
const CLOSED = 'closed';

/** Whether the tour of this browser is still to be shown. */
export const useTour = create<{ open: boolean }>(() => ({ open: storage.read(KEY) !== CLOSED }));

/** Closes the tour for ever. */
export function closeTour(): void {
  useTour.setState({ open: false });
  storage.write(KEY, CLOSED);
}
