import { create } from 'zustand';
import { onSessionEnd } from './session';

/** Whether the command palette is open. */
export const usePalette = create<{ open: boolean }>(() => ({ open: false }));

export function showPalette(open: boolean): void {
  usePalette.setState({ open });
}

// The palette must not be open over the first screen of the next operator.
onSessionEnd(() => showPalette(false));
