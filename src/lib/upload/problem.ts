/**
 * Everything that can go wrong with one upload, as a closed union.
 *
 * - `session`: the session has expired; uploads wait for the next log-in
 * - `cancelled`: the answer is no longer needed
 * - `unreadable`: the file was changed, moved or deleted since it was chosen
 * - `connection`: no connection, or it broke
 * - `timeout`: no answer within the limit
 * - `malformed`: the answer is not an envelope (a proxy's page, broken JSON)
 * - `refused`: an envelope with a code other than 0; `status` is the HTTP status it came with
 * - `http`: an HTTP status other than 2xx; `after` is the server's `Retry-After` in milliseconds
 * - `lost`: the server does not keep chunks that it has acknowledged
 * - `broken`: an error of the console itself
 */
export type Problem =
  | { kind: 'session' }
  | { kind: 'cancelled' }
  | { kind: 'unreadable' }
  | { kind: 'connection' }
  | { kind: 'timeout' }
  | { kind: 'malformed' }
  | { kind: 'refused'; msg: string; status: number }
  | { kind: 'http'; status: number; after: number }
  | { kind: 'lost' }
  | { kind: 'broken' };

/** The only error that hashing and transport reject with. */
export class UploadError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = 'UploadError';
    this.problem = problem;
  }
}

/** The problem of an unknown error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof UploadError) return error.problem;
  return error instanceof DOMException && error.name === 'AbortError'
    ? { kind: 'cancelled' }
    : { kind: 'broken' };
}

/** @throws UploadError `cancelled` when the signal is aborted */
export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new UploadError({ kind: 'cancelled' });
}
