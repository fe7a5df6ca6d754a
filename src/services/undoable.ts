import type { SendOptions } from '@/api/call';
import { ApiError } from '@/api/failure';
import { keepalive } from '@/api/keepalive';
import { useLock } from '@/stores/lock';
import { onSessionEnd } from '@/stores/session';
import { useWaitingWrites } from '@/stores/waitingWrites';

/** Milliseconds in which a write can be undone. */
const GRACE = 10_000;

/** How the wait of a write ends: it is sent, sent while the page goes, undone, or its session is over. */
type Ending = 'sent' | 'leaving' | 'undone' | 'over';

/** Ends the wait of each write that waits. */
const endings = new Map<number, (ending: Ending) => void>();

/** Writes that wait or are on their way. */
const open = new Set<Promise<unknown>>();

let last = 0;

const endAll = (ending: Ending): void => endings.forEach((end) => end(ending));

const onHide = (): void => endAll('leaving');

const onHidden = (): void => {
  if (document.visibilityState === 'hidden') endAll('leaving');
};

// The listeners are there only while something waits.
let stopListening = (): void => undefined;

function listen(): void {
  window.addEventListener('pagehide', onHide);
  document.addEventListener('visibilitychange', onHidden);
  const stopLock = useLock.subscribe(({ locked }) => {
    if (locked) endAll('sent');
  });
  stopListening = () => {
    window.removeEventListener('pagehide', onHide);
    document.removeEventListener('visibilitychange', onHidden);
    stopLock();
  };
}

onSessionEnd(() => endAll('over'));

function wait(words: string): Promise<Ending> {
  last += 1;
  const id = last;
  if (endings.size === 0) listen();
  const waiting = new Promise<Ending>((resolve) => endings.set(id, resolve));
  const timer = setTimeout(() => endings.get(id)?.('sent'), GRACE);
  useWaitingWrites.setState(({ list }) => ({ list: [...list, { id, words, until: Date.now() + GRACE }] }));
  return waiting.finally(() => {
    clearTimeout(timer);
    endings.delete(id);
    if (endings.size === 0) stopListening();
    useWaitingWrites.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }));
  });
}

async function afterWait<Answer>(
  words: string,
  send: (options: SendOptions) => Promise<Answer>,
): Promise<Answer> {
  const ending = await wait(words);
  if (ending === 'undone') throw new ApiError({ kind: 'cancelled' });
  if (ending === 'over') throw new ApiError({ kind: 'sessionExpired' });
  return send(ending === 'leaving' ? { adapter: keepalive } : {});
}

/**
 * Sends a write once ten seconds have passed in which the operator could undo it, or earlier: when the operator says
 * so, when the page is hidden or left, when the console is locked, and before a log-out.
 *
 * @param words what it will do, for the operator
 * @param send called once, with the options to send with, or not at all
 * @throws ApiError `cancelled` when it was undone, `sessionExpired` when the session ended first; nothing was sent then
 */
export function undoable<Answer>(
  words: string,
  send: (options: SendOptions) => Promise<Answer>,
): Promise<Answer> {
  const written = afterWait(words, send).finally(() => open.delete(written));
  open.add(written);
  return written;
}

/** Takes a write back that still waits. */
export const undo = (id: number): void => endings.get(id)?.('undone');

/** Sends a write that waits at once. */
export const sendNow = (id: number): void => endings.get(id)?.('sent');

/** Sends all writes that wait. Resolves when they have been answered. */
export async function sendAllNow(): Promise<void> {
  endAll('sent');
  await Promise.allSettled(open);
}
