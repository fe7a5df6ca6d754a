import { stopIfAborted, UploadError } from './problem';

interface Waiter {
  rank: number;
  enter(): void;
}

/** Limits the number of simultaneous runs. */
export interface Slots {
  /**
   * Runs the work as soon as a slot is free; of those waiting, the lowest rank goes first.
   * @throws UploadError `cancelled` when the signal is aborted before that
   */
  run<T>(rank: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createSlots(limit: number): Slots {
  const waiting: Waiter[] = [];
  let free = limit;

  function enqueue(waiter: Waiter): void {
    let at = waiting.length;
    // Ranks mostly ascend, so the place is nearly always at the end.
    while (at > 0 && (waiting[at - 1]?.rank ?? 0) > waiter.rank) at -= 1;
    waiting.splice(at, 0, waiter);
  }

  function enter(rank: number, signal: AbortSignal): Promise<void> {
    stopIfAborted(signal);
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((done, fail) => {
      const waiter: Waiter = {
        rank,
        enter: () => {
          signal.removeEventListener('abort', leave);
          done();
        },
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        fail(new UploadError({ kind: 'cancelled' }));
      };
      signal.addEventListener('abort', leave, { once: true });
      enqueue(waiter);
    });
  }

  function exit(): void {
    const next = waiting.shift();
    if (next) next.enter();
    else free += 1;
  }

  return {
    run: async (rank, signal, work) => {
      await enter(rank, signal);
      try {
        // The signal may have been aborted since the slot was granted.
        stopIfAborted(signal);
        return await work();
      } finally {
        exit();
      }
    },
  };
}
