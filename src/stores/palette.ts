import { create } from 'zustand';
import { onSessionEnd } from './session';

/** Whether the command palette is open. */
export const usePalette = create<{ open: boolean }>(() => ({ open: false }));

export function showPalette(open: boolean): void {
  usePalette.setState({ open });
}

// The next operator must not find it over his first screen.
onSessionEnd(() => showPalette(false));
