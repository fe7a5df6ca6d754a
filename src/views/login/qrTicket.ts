import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { fetchQrStatus, fetchQrTicket } from '@/api/session';
import type { SignIn } from '@/api/types';

/** Milliseconds between two requests for the state of a ticket. */
const PACE = 2000;

/** State of a QR code. */
export type QrState =
  | { kind: 'loading' | 'expired' | 'confirmed' }
  | { kind: 'waiting' | 'scanned'; ticket: string }
  | { kind: 'failed'; failure: Failure };

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** Resolves when the page is visible, or the signal aborts. */
function looked(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((done) => {
    const look = () => {
      if (document.visibilityState === 'visible') done();
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => done());
  });
}

/**
 * Requests the state once. `null` if the connection failed, so that the caller tries again; throws if the
 * server refuses.
 */
async function ask(ticket: string, signal: AbortSignal) {
  try {
    return await fetchQrStatus(ticket, signal);
  } catch (error) {
    if (failureOf(error).kind === 'rejected') throw error;
    return null;
  }
}

async function watch(show: (state: QrState) => void, signal: AbortSignal): Promise<SignIn | null> {
  const { ticket, expiresIn } = await fetchQrTicket(signal);
  const until = performance.now() + expiresIn * 1000;
  show({ kind: 'waiting', ticket });
  while (performance.now() < until) {
    await pause(PACE, signal);
    await looked(signal);
    if (signal.aborted) return null;
    const answer = await ask(ticket, signal);
    if (answer?.status === 'confirmed') return answer;
    if (answer?.status === 'expired') return null;
    if (answer) show({ kind: answer.status, ticket });
  }
  return null;
}

/**
 * Fetches a ticket and polls it until it is confirmed, expires or fails. Pauses while the page is hidden.
 * @returns the sign-in answer; `null` if the ticket expired or failed, or the signal aborted
 */
export async function followTicket(
  show: (state: QrState) => void,
  signal: AbortSignal,
): Promise<SignIn | null> {
  const tell = (state: QrState) => {
    if (!signal.aborted) show(state);
  };
  try {
    const answer = await watch(tell, signal);
    tell({ kind: answer ? 'confirmed' : 'expired' });
    return signal.aborted ? null : answer;
  } catch (error) {
    tell({ kind: 'failed', failure: failureOf(error) });
    return null;
  }
}
