import type { PendingCounts } from '@/api/types';
import { countOf } from './kinds';
import type { Kind } from './kinds';

/** Milliseconds between two questions while all is well. */
export const EVERY = 15_000;

const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 300_000;

/** How far waits are spread, so that many consoles do not come back in step. */
const SPREAD = 0.2;

/** The rule of the specification, by the letter: a count of exactly one, and no pop-up of its kind open. */
export function shouldRemind(count: number, open: boolean): boolean {
  return count === 1 && !open;
}

/** The kinds to pop up for an answer. Whatever is no count counts as nothing. */
export function due(kinds: readonly Kind[], answer: unknown, open: ReadonlySet<string>): Kind[] {
  return kinds.filter(({ id }) => shouldRemind(countOf(answer, id), open.has(id)));
}

/**
 * Milliseconds to the next question: 15 s, after failures in a row 1, 2, 4 … 5 minutes, each ±20 %.
 * @param chance from 0 to 1
 */
export function waitAfter(failures: number, chance: number): number {
  if (failures === 0) return EVERY;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance));
}

/** Whether anything waits at all. */
export function anything(answer: PendingCounts): boolean {
  return Object.values(answer).some((count) => Number(count) > 0);
}
