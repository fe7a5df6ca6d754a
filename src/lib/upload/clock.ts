import { UploadError } from './problem';

/** Time as the engine uses it; tests pass their own. */
export interface Clock {
  /** Milliseconds from any fixed moment; never runs backwards. */
  now(): number;
  /** Runs a function once after a delay; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Resolves after the delay. @throws UploadError `cancelled` when the signal is aborted */
export function sleep(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const stop = () => {
      cancel();
      fail(new UploadError({ kind: 'cancelled' }));
    };
    const cancel = clock.after(milliseconds, () => {
      signal.removeEventListener('abort', stop);
      done();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
