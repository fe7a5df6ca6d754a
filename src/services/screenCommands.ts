import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Something that can be done on the screen in view, ready to be done. */
export interface ScreenCommand {
  name: string;
  label: string;
  icon: ReactNode;
  run: () => void;
}

/** The actions of the screen in view, or of a record that is open on it. */
export interface CommandSource {
  /** How people call the record; empty for the screen itself. */
  record: string;
  /** What can be done now; asked for when it is shown. */
  list(): readonly ScreenCommand[];
}

/** What the screen in view offers, the latest last; screens that are hidden offer nothing. */
export const useCommandSources = create<{ sources: readonly CommandSource[] }>(() => ({ sources: [] }));

/** Offers actions to the command palette until the answer is called. */
export function offerCommands(source: CommandSource): () => void {
  useCommandSources.setState(({ sources }) => ({ sources: [...sources, source] }));
  return () =>
    useCommandSources.setState(({ sources }) => ({ sources: sources.filter((one) => one !== source) }));
}
