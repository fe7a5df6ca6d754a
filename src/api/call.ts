import type { Call } from '@/contract/call';
import { readAnswer } from '@/contract/field/read';
import type { AnswerOf, BodyOf } from '@/contract/resource';
import { request, SITE } from './client';
import { ApiError } from './failure';

/** How a call is sent. Failures are left to the caller, which words them in place. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds; 50,000 by default. */
  timeout?: number;
  /** True: the failure is said in a message as well. */
  loud?: boolean;
  /** Told how many bytes of the answer have come. */
  onProgress?: (bytes: number) => void;
}

/** What a call is told: a read its query, anything else its body. */
export type GivenOf<C extends Call> = C extends { body: object } ? BodyOf<C> : object | undefined;

/** The permission that allows a call; `null` where none is asked for. */
export const permissionOf = ({ path, permission, access }: Call): string | null =>
  access === undefined ? `${SITE}${permission ?? path}` : null;

/** Sends a call and answers the envelope's `data` as it came. @throws ApiError */
export async function ask(call: Call, given: object | undefined, options: SendOptions): Promise<unknown> {
  const { method, path, access } = call;
  const { signal, timeout, loud = false, onProgress } = options;
  return request({
    method,
    path: `${SITE}${path}`,
    ...(method === 'GET' ? { params: given } : { body: given ?? {} }),
    signal,
    timeout,
    silent: !loud,
    anonymous: access === 'open',
    onDownloadProgress: onProgress,
  });
}

/**
 * Sends a call of the contract and reads what it answers.
 * @throws ApiError always, whatever went wrong; `malformed` where the answer is not what was described
 */
export async function send<const C extends Call>(
  call: C,
  given: GivenOf<C>,
  options: SendOptions = {},
): Promise<AnswerOf<C>> {
  const raw = await ask(call, given, options);
  const { ok, value } = call.answer ? readAnswer(call.answer, raw) : { ok: true, value: undefined };
  if (!ok) throw new ApiError({ kind: 'malformed', field: 'data' }, call.method);
  // It was read by the very description its type comes from.
  return value as AnswerOf<C>;
}
