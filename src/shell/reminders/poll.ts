import type { PendingCounts } from '@/api/types';
import { waitAfter } from './rules';

const LEADER = 'console.reminders';

/** Waits for the turn to be the one browser tab that asks; where locks are not to be had, each tab is. */
async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(LEADER, { signal }, work);
  } catch {
    // An abort while waiting for the turn is the usual end; anything else means that there are no locks.
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

/** What outlives a pause of the polling: when to ask again, after how many failures. */
export interface Pace {
  failures: number;
  /** Milliseconds since the epoch. */
  next: number;
}

/**
 * Asks again and again until stopped; failures are silent and slow it down.
 * @param ask one question
 * @param tell told each answer
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
    pace.next = Date.now() + waitAfter(pace.failures, Math.random());
  };
  const rounds = async () => {
    while (!signal.aborted) {
      // One question after the other is the point.
      // oxlint-disable-next-line no-await-in-loop
      await pause(Math.max(0, pace.next - Date.now()), signal);
      if (!signal.aborted) await round();
    }
  };
  await lead(signal, rounds);
}
