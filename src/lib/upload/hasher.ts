import type { Hasher } from './ports';
import { stopIfAborted, UploadError } from './problem';
import type { Problem } from './problem';

/** Messages of a hash worker; the worker only receives the file. */
export type WorkerWord =
  | { kind: 'hashed'; bytes: number }
  | { kind: 'digest'; digest: string }
  | { kind: 'failed'; problem: Problem };

/** The part of a `Worker` that is used. */
export type HashWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Milliseconds after which an idle worker is terminated. */
const IDLE = 10_000;

/** How the work of a worker on one file ended. */
type End = { kind: 'digest'; digest: string } | { kind: 'failed'; problem: Problem } | { kind: 'crashed' };

/** Sends a file to a worker and waits for its digest. @throws UploadError `cancelled` */
function ask(
  worker: HashWorker,
  file: Blob,
  signal: AbortSignal,
  onHashed: (bytes: number) => void,
): Promise<End> {
  const over = new AbortController();
  const words = { signal: over.signal };
  return new Promise<End>((done, fail) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerWord>) => {
        if (data.kind === 'hashed') onHashed(data.bytes);
        else done(data);
      },
      words,
    );
    worker.addEventListener('error', () => done({ kind: 'crashed' }), words);
    signal.addEventListener('abort', () => fail(new UploadError({ kind: 'cancelled' })), words);
    worker.postMessage(file, []);
  }).finally(() => over.abort());
}

/**
 * Hashes in workers, each of which is reused for further files. When no worker can be created (policy, failed
 * load), and for a file on which one has crashed, the fallback is used.
 * @param spawn may throw
 */
export function createHasher(spawn: () => HashWorker, fallback: Hasher): Hasher {
  const idle: HashWorker[] = [];
  let useless = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): HashWorker | null {
    const known = idle.pop();
    if (known || useless) return known ?? null;
    try {
      return spawn();
    } catch {
      useless = true;
      return null;
    }
  }

  function giveBack(worker: HashWorker): void {
    idle.push(worker);
    clearTimeout(timer);
    timer = setTimeout(() => idle.splice(0).forEach((one) => one.terminate()), IDLE);
  }

  return async (file, signal, onHashed) => {
    stopIfAborted(signal);
    const worker = take();
    if (!worker) return fallback(file, signal, onHashed);
    const end = await ask(worker, file, signal, onHashed).catch((error: unknown) => {
      // The worker cannot be interrupted; it would go on to the end of the file.
      worker.terminate();
      throw error;
    });
    if (end.kind === 'crashed') {
      worker.terminate();
      useless = true;
      return fallback(file, signal, onHashed);
    }
    giveBack(worker);
    if (end.kind === 'failed') throw new UploadError(end.problem);
    return end.digest;
  };
}
