import { Cron } from 'croner';

/** Minutes by which the platform's zone is ahead of UTC; it has no summer time. */
const ZONE = 480;

/** Parsed expressions; operators write few of them. */
const known = new Map<string, Cron>();

/** @throws Error for a text that is no expression of six fields, from seconds to weekdays */
function parsed(expression: string): Cron {
  const found =
    known.get(expression) ?? new Cron(expression, { mode: '6-part', sloppyRanges: true, utcOffset: ZONE });
  known.set(expression, found);
  return found;
}

/** True for an expression of six fields that comes about at least once more. */
export function isCron(expression: string): boolean {
  // A longer text, or one with an hour in it, is taken for a date by the parser.
  if (expression.length > 60 || expression.includes(':')) return false;
  try {
    return parsed(expression).nextRun(new Date()) !== null;
  } catch {
    return false;
  }
}

/** The first moments of an expression after another one; all in milliseconds. */
export const nextRuns = (expression: string, after: number, count: number): number[] =>
  parsed(expression)
    .nextRuns(count, new Date(after))
    .map((date) => date.getTime());

/** The first moment after another one; `Infinity` when there is none. */
export const nextRun = (expression: string, after: number): number =>
  nextRuns(expression, after, 1)[0] ?? Infinity;

/** The last moment before another one; `-Infinity` when there is none. */
export const lastRun = (expression: string, before: number): number =>
  parsed(expression).previousRuns(1, new Date(before))[0]?.getTime() ?? -Infinity;
