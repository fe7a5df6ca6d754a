import type { Problem } from './problem';

/** Number of retries of a failed call. */
export const RETRIES = 3;

/**
 * HTTP statuses that a retry does not change: not found, unsupported media type, server error, not implemented.
 */
const PERMANENT = [404, 415, 500, 501];

/** HTTP statuses that say that the server did not accept the request: retry later. */
const NOT_TAKEN = [429, 503];

const FIRST_PAUSE = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Whether a call may succeed when tried again.
 *
 * | problem                                         | tried again                    |
 * |-------------------------------------------------|--------------------------------|
 * | HTTP 404, 415, 500, 501                         | no                             |
 * | any other HTTP status (408, 413, 429, 502–504 …)| yes                            |
 * | connection lost, no answer in time              | yes                            |
 * | an answer that is no envelope                   | yes                            |
 * | an envelope with a code other than 0            | yes, unless its status says no |
 * | log-in over, cancelled, file unreadable         | no                             |
 */
export function isTemporary(problem: Problem): boolean {
  switch (problem.kind) {
    case 'connection':
    case 'timeout':
    case 'malformed':
      return true;
    case 'refused':
    case 'http':
      return !PERMANENT.includes(problem.status);
    default:
      return false;
  }
}

/** Whether the server may have stored a chunk although its answer was lost: ask before sending it again. */
export function isUnsure(problem: Problem): boolean {
  if (problem.kind === 'http') return !NOT_TAKEN.includes(problem.status);
  return problem.kind === 'connection' || problem.kind === 'timeout' || problem.kind === 'malformed';
}

/**
 * Milliseconds before retry `attempt` (from 0): one second, two, four, each up to a quarter longer so that many
 * clients do not return at once; longer when the server asks for it.
 * @param random in [0, 1)
 */
export function pauseBefore(attempt: number, problem: Problem, random: number): number {
  const pause = FIRST_PAUSE * 2 ** attempt * (1 + random / 4);
  const asked = problem.kind === 'http' ? problem.after : 0;
  return Math.max(pause, Math.min(asked, LONGEST_WAIT));
}
