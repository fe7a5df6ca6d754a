import { create } from 'zustand';
import { onSessionEnd } from './session';

/** Kinds of records whose warning is open, in the order they appeared; the same in every browser tab. */
export const useReminders = create<{ open: readonly string[] }>(() => ({ open: [] }));

onSessionEnd(() => useReminders.setState({ open: [] }));
