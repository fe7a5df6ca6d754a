import { create } from 'zustand';
import { onSessionEnd } from './session';

/** Kinds whose warning is open, in the order they came; the same in every browser tab. */
export const useReminders = create<{ open: readonly string[] }>(() => ({ open: [] }));

onSessionEnd(() => useReminders.setState({ open: [] }));
