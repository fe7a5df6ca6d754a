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
 * - `noSuchPath`: HTTP status 404 without a body
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
  /** Request id of a write; `undefined` for a call without one. */
  readonly requestId: string | undefined;

  constructor(failure: Failure, method?: string, requestId?: string) {
    super(failure.kind === 'rejected' ? `${failure.code} ${failure.msg}` : failure.kind);
    this.name = 'ApiError';
    this.failure = failure;
    this.method = method;
    this.requestId = requestId;
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

/** HTTP statuses from which on a proxy may have lost the answer of a server that did its work. */
const GATEWAY = 500;

/**
 * The request id of a write that may have been done although its call failed, because the answer was lost on its way.
 * `null` for a read, for a refusal, and for a write that never left.
 */
export function lostRequest({ failure, requestId }: ApiError): string | null {
  if (requestId === undefined) return null;
  switch (failure.kind) {
    case 'timeout':
    case 'offline':
    case 'malformed':
    case 'tooLarge':
      return requestId;
    case 'http':
      return failure.status >= GATEWAY ? requestId : null;
    default:
      return null;
  }
}
