import type { PendingCounts } from '@/api/types';
import { countOf } from './kinds';
import type { Kind } from './kinds';

/** Milliseconds between two requests while they succeed. */
export const EVERY = 15_000;

const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 300_000;

/**
 * Fraction by which intervals vary at random, so that many consoles do not ask at the same moment after an
 * outage.
 */
const SPREAD = 0.2;

/** The specification's rule, taken literally: the count is exactly one, and no pop-up of this kind is open. */
export function shouldRemind(count: number, open: boolean): boolean {
  return count === 1 && !open;
}

/** The kinds to pop up for an answer. A value that is not a count is treated as 0. */
export function due(kinds: readonly Kind[], answer: unknown, open: ReadonlySet<string>): Kind[] {
  return kinds.filter(({ id }) => shouldRemind(countOf(answer, id), open.has(id)));
}

/**
 * Milliseconds until the next request: 15,000; after failures in a row 1, 2, 4 and at most 5 minutes, varied
 * by ±20 %.
 * @param chance random number from 0 to 1
 */
export function waitAfter(failures: number, chance: number): number {
  if (failures === 0) return EVERY;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance));
}

/** Whether any record waits for approval. */
export function anything(answer: PendingCounts): boolean {
  return Object.values(answer).some((count) => Number(count) > 0);
}
