import { create } from 'zustand';
import { onSessionEnd } from './session';

/** A key of the keyboard, and what it does in the operator's language. */
export interface KeyWord {
  key: string;
  what: string;
}

/** What the manual shows. */
interface Shown {
  /** Component of the screen; that of the screen on view by default. */
  view?: string;
  /** The keys of what it was opened from. */
  keys?: readonly KeyWord[];
}

/** The manual; `null` while it is closed. */
export const useManual = create<{ shown: Shown | null }>(() => ({ shown: null }));

export function showManual(shown: Shown | null): void {
  useManual.setState({ shown });
}

onSessionEnd(() => showManual(null));
