import type { PendingCounts } from '@/api/types';
import { countOf, KINDS, mineOf } from './kinds';
import type { Kind } from './kinds';

const MINUTE = 60_000;

const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = 300_000;

/**
 * Fraction by which intervals vary at random, so that many consoles do not ask at the same moment after an
 * outage.
 */
const SPREAD = 0.2;

/** True when exactly one record of a kind waits, and no pop-up of this kind is open. */
export function shouldRemind(count: number, open: boolean): boolean {
  return count === 1 && !open;
}

/** What waits of a kind, as far as it is known: when the newest came in, and how many there are. */
interface State {
  /** Empty when it is not known. */
  newest: string;
  count: number | null;
}

/** What waited of a kind when the operator closed its warning. */
export interface Closing extends State {
  /** Milliseconds since the epoch. */
  at: number;
}

export function stateOf(totals: PendingCounts | undefined, id: Kind['id']): State {
  return { newest: totals?.newest?.[id] ?? '', count: totals ? countOf(totals, id) : null };
}

/**
 * Whether a kind stays quiet after it was closed by hand: until the pause is over, or another record has come in.
 * @param pause in minutes
 */
export function isQuiet(closing: Closing, pause: number, { newest, count }: State, now: number): boolean {
  const isNewer = closing.newest !== '' && newest > closing.newest;
  const isMore = closing.count !== null && count !== null && count > closing.count;
  return !isNewer && !isMore && now >= closing.at && now < closing.at + pause * MINUTE;
}

/**
 * The kinds to pop up for an answer: those of which the operator may decide some. A value that is not a count is
 * treated as 0.
 */
export function due(kinds: readonly Kind[], answer: PendingCounts, open: ReadonlySet<string>): Kind[] {
  return kinds.filter(({ id }) => shouldRemind(countOf(answer, id), open.has(id)) && mineOf(answer, id) > 0);
}

/**
 * Milliseconds until the next request: `every`; after failures in a row 1, 2, 4 and at most 5 minutes, varied
 * by ±20 %.
 * @param every milliseconds between two requests while they succeed
 * @param chance random number from 0 to 1
 */
export function waitAfter(failures: number, every: number, chance: number): number {
  if (failures === 0) return every;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance));
}

/** Whether as many notices wait as before, urgent ones included. */
export function sameNotices({ notices: a }: PendingCounts, { notices: b }: PendingCounts): boolean {
  return a?.unread === b?.unread && a?.urgent === b?.urgent;
}

/** Whether an hour of the day lies in the quiet ones, which may go over midnight; equal ends are none. */
export const isQuietHour = (hour: number, from: number, to: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** Whether any record waits for approval. */
export function anything(answer: PendingCounts): boolean {
  return KINDS.some(({ id }) => countOf(answer, id) > 0);
}
