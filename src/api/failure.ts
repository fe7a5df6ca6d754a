/**
 * Everything that can go wrong with a call, as a closed union, so that a missing message is a compile error.
 *
 * - `sessionExpired`: code 401 in the body or HTTP status 401, treated alike
 * - `rejected`: the server understood and refused; `code` and `msg` are the envelope's, `status` is set
 *   when the HTTP status was not 2xx
 * - `malformed`: not an envelope (HTML, truncated JSON, no code, empty body), or with data of another shape;
 *   `field` says where, if it is known
 * - `timeout`: no answer within the limit; the result of a write is unknown
 * - `offline`: no connection, or it broke
 * - `http`: an HTTP status other than 2xx and 401 without an envelope inside
 * - `noSuchPath`: HTTP status 404 without a body, spec §8 "otherwise"
 * - `tooLarge`: the answer is longer than the limit
 * - `unsafe`: the address was refused before anything was sent
 * - `cancelled`: the caller no longer needs the answer; never shown
 */
export type Failure =
  | { kind: 'sessionExpired' }
  | { kind: 'rejected'; code: number; msg: string; data: unknown; status?: number }
  | { kind: 'malformed'; field?: string }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'http'; status: number; retryAfter: number | null }
  | { kind: 'noSuchPath' }
  | { kind: 'tooLarge' }
  | { kind: 'unsafe' }
  | { kind: 'cancelled' };

/** The only error a call rejects with. */
export class ApiError extends Error {
  readonly failure: Failure;
  /** Method of the failed call; `undefined` when nothing was sent. */
  readonly method: string | undefined;

  constructor(failure: Failure, method?: string) {
    super(failure.kind === 'rejected' ? `${failure.code} ${failure.msg}` : failure.kind);
    this.name = 'ApiError';
    this.failure = failure;
    this.method = method;
  }
}

/** The failure of an unknown error; any error that is not an `ApiError` counts as malformed. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { kind: 'malformed' };
}

/** The refusal code of a rejected call (`40902`), or `null`. */
export function refusalOf(error: unknown): number | null {
  const failure = failureOf(error);
  return failure.kind === 'rejected' ? failure.code : null;
}
