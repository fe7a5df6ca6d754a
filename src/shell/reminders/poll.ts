import type { PendingCounts } from '@/api/types';
import { usePlatform } from '@/stores/platform';
import { waitAfter } from './rules';

const LEADER = 'console.reminders';

const SECOND = 1000;

/** Runs the work in one browser tab at a time, with the Web Locks API. Without that API, each tab runs it. */
async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(LEADER, { signal }, work);
  } catch {
    // An abort while waiting for the lock is the usual end. Any other error means that locks are not
    // available.
    if (!signal.aborted) await work();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** State that survives a pause of the polling: when to ask next, and the number of failures in a row. */
export interface Pace {
  failures: number;
  /** Milliseconds since the epoch. */
  next: number;
}

/**
 * Asks repeatedly until the signal aborts. Failures are not reported; they lengthen the interval.
 * @param ask sends one request
 * @param tell called with each answer
 */
export async function poll(
  ask: (signal: AbortSignal) => Promise<PendingCounts>,
  tell: (answer: PendingCounts) => void,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const round = async () => {
    try {
      const answer = await ask(signal);
      if (signal.aborted) return;
      pace.failures = 0;
      tell(answer);
    } catch {
      if (signal.aborted) return;
      pace.failures += 1;
    }
    pace.next =
      Date.now() + waitAfter(pace.failures, usePlatform.getState().pollSeconds * SECOND, Math.random());
  };
  const rounds = async () => {
    while (!signal.aborted) {
      // Requests are sequential on purpose.
      // oxlint-disable-next-line no-await-in-loop
      await pause(Math.max(0, pace.next - Date.now()), signal);
      if (!signal.aborted) await round();
    }
  };
  await lead(signal, rounds);
}
