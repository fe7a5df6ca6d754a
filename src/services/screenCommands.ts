import type { ReactNode } from 'react';
import type { KeyWord } from '@/stores/manual';
import { create } from 'zustand';

/** An action of the visible screen that the command palette can run. */
export interface ScreenCommand {
  name: string;
  label: string;
  icon: ReactNode;
  run: () => void;
}

/** The actions of the visible screen, or of a record that is open on it. */
export interface CommandSource {
  /** Title of the record, such as its order number; empty for the screen itself. */
  record: string;
  /** The actions that are possible now; called when the palette shows them. */
  list(): readonly ScreenCommand[];
  /** The keys that work on it, for the manual. */
  keys?: () => readonly KeyWord[];
}

/** Sources registered by the visible screen, the latest last. Hidden screens are not registered. */
export const useCommandSources = create<{ sources: readonly CommandSource[] }>(() => ({ sources: [] }));

/** Registers actions for the command palette. The returned function removes them. */
export function offerCommands(source: CommandSource): () => void {
  useCommandSources.setState(({ sources }) => ({ sources: [...sources, source] }));
  return () =>
    useCommandSources.setState(({ sources }) => ({ sources: sources.filter((one) => one !== source) }));
}
