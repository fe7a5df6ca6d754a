import type { Call } from '@/contract/call';
import { readAnswer } from '@/contract/field/read';
import type { AnswerOf, BodyOf } from '@/contract/resource';
import { request, SITE } from './client';
import type { Call as Request } from './client';
import { ApiError } from './failure';

/** Options of one call. Failures are not shown in a message by default; the caller shows them in place. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds; 50,000 by default. */
  timeout?: number;
  /** True: the parameters of a read travel in a body instead of the address. */
  inBody?: boolean;
  /** True: a failure is also shown in a message. */
  loud?: boolean;
  /** What sends it, in place of the browser's usual way. */
  adapter?: Request['adapter'];
  /** Called with the number of bytes of the answer received so far. */
  onProgress?: (bytes: number) => void;
}

/** The input of a call: the query of a read, the body of every other call. */
export type GivenOf<C extends Call> = C extends { body: object } ? BodyOf<C> : object | undefined;

/** The permission that a call requires; `null` when it requires none. */
export const permissionOf = ({ path, permission, access }: Call): string | null =>
  access === undefined ? `${SITE}${permission ?? path}` : null;

/** The request id in a body; `undefined` without one. */
function requestIdIn(given: object | undefined): string | undefined {
  const id: unknown = given && Reflect.get(given, 'requestId');
  return typeof id === 'string' ? id : undefined;
}

/** Sends a call and returns the envelope's `data` unchecked. @throws ApiError with the request id of a write */
export async function ask(call: Call, given: object | undefined, options: SendOptions): Promise<unknown> {
  const { method, path, access, reads = false } = call;
  const { signal, timeout, adapter, loud = false, onProgress, inBody } = options;
  const asked = request({
    method,
    path: `${SITE}${path}`,
    reads,
    ...(method === 'GET' ? { params: given, inBody } : { body: given ?? {} }),
    signal,
    timeout,
    adapter,
    silent: !loud,
    anonymous: access === 'open',
    onDownloadProgress: onProgress,
  });
  const requestId = method === 'GET' ? undefined : requestIdIn(given);
  if (requestId === undefined) return asked;
  return asked.catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError(error.failure, error.method, requestId) : error;
  });
}

/**
 * Sends a call of the contract and returns its answer, read field by field.
 * @throws ApiError for every failure; `malformed` when the answer does not match the contract
 */
export async function send<const C extends Call>(
  call: C,
  given: GivenOf<C>,
  options: SendOptions = {},
): Promise<AnswerOf<C>> {
  const raw = await ask(call, given, options);
  const { ok, value } = call.answer ? readAnswer(call.answer, raw) : { ok: true, value: undefined };
  if (!ok) throw new ApiError({ kind: 'malformed', field: 'data' }, call.method, requestIdIn(given));
  // The value was read with the same description that the type is derived from.
  return value as AnswerOf<C>;
}
