import type { ReactNode } from 'react';
import { pinyinInitials } from '@/lib/pinyin';

/** Something the palette can open or do. */
export interface Command {
  id: string;
  title: string;
  /** Titles of the directories it is in; empty if none. */
  place: string;
  /** Address; empty for actions. */
  path: string;
  /** Name of a menu icon, or the icon itself. */
  icon: ReactNode;
  run: () => void;
}

/** Rank of a match, lower is better; `null` when nothing matches. */
function rank({ title, path }: Command, words: string): number | null {
  const name = title.toLowerCase();
  if (name.startsWith(words)) return 0;
  if (name.includes(words)) return 1;
  const initials = pinyinInitials(title);
  if (initials.startsWith(words)) return 2;
  if (initials.includes(words)) return 3;
  return path.toLowerCase().includes(words) ? 4 : null;
}

/**
 * Commands that match the typed text by name, pinyin initials or path, best first; all of them for an empty
 * text.
 */
export function search(commands: readonly Command[], typed: string): Command[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return [...commands];
  return commands
    .map((command) => ({ command, rank: rank(command, words) }))
    .filter((hit): hit is { command: Command; rank: number } => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}
