import axios, { AxiosError, isCancel } from 'axios';
import type { AxiosAdapter, AxiosResponse } from 'axios';
import { withCode } from './code';
import { ApiError } from './failure';
import type { Failure } from './failure';
import { tellHeaders } from './headers';
import { parseJson } from './json';
import { envelopeFailure, statusFailure } from './refused';

/** Every path of our own server begins with this. */
export const SITE = 'api/v2/sitebkd/';

/** Milliseconds. Default time-out of a call. */
const TIME_OUT = 50_000;

/** Bytes. Longer answers are aborted, because the browser's own adapter has no limit on the size. */
const ANSWER_CAP = 32 * 1024 * 1024;

/** Our paths are constants. A path of any other form did not come from this code and is refused. */
const SAFE_PATH = /^[A-Za-z0-9_][A-Za-z0-9_-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_-]*)*$/;

/** Printable ASCII without spaces: the characters allowed both in a header and in a cookie. */
const SAFE_TOKEN = /^[\x21-\x7e]+$/;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call. */
export interface Call {
  method: Method;
  /** Below the API base, without a leading slash. */
  path: string;
  /** True: it changes nothing, although it is no GET; without an answer nothing is unknown. */
  reads?: boolean;
  /** Parameters of a GET. */
  params?: object | undefined;
  /** True: the parameters of a GET travel as the body of a POST, because an address is kept by too many. */
  inBody?: boolean | undefined;
  /** JSON body, or a form for uploads. */
  body?: object | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds; 50,000 by default. */
  timeout?: number | undefined;
  /**
   * True: `onFailure` is not called, because the caller shows the failure itself (polls, forms that mark their
   * fields).
   */
  silent?: boolean;
  /** True: no `Authorization` header is sent, and a 401 is an ordinary refusal (log-in calls). */
  anonymous?: boolean;
  /** True: the end of a session does not abort the call. */
  outlivesSession?: boolean;
  /** What sends it, in place of the browser's usual way. */
  adapter?: AxiosAdapter | undefined;
  /** Called with the number of bytes of the body sent so far, including some overhead of the form. */
  onUploadProgress?: (bytes: number) => void;
  /** Called with the number of bytes of the answer received so far. */
  onDownloadProgress?: ((bytes: number) => void) | undefined;
}

/** The method that says whether a call may have changed something. */
export const methodOf = ({ method, reads }: Call): Method => (reads ? 'GET' : method);

/** Decisions that the client leaves to the application; set once at start. */
export interface ClientPolicy {
  /** `VITE_API_BASE`: a path of our own origin, with slashes on both ends. */
  base: string;
  /** The bearer token, or `null`. */
  token(): string | null;
  /** Whether there is a session that can end. */
  hasSession(): boolean;
  /** Value of `Accept-Language`. */
  language(): string;
  /** Called once for every failure of a call that is not silent, before the call rejects. */
  onFailure(failure: Failure, call: Call): void;
  /** Called for the first 401 of a session; later ones of the same session reject without a call. */
  onExpired(): void;
  /** Asks for a code of the operator's authenticator; resolves to `true` once one was accepted. */
  askCode?: () => Promise<boolean>;
}

let policy: ClientPolicy = {
  base: '/admin/',
  token: () => null,
  hasSession: () => false,
  language: () => 'zh-cn',
  onFailure: () => undefined,
  onExpired: () => undefined,
};

/** Aborts the calls of the current session when the session ends. */
let epoch = new AbortController();
let expired = false;

const running = new Map<string, Promise<unknown>>();

export function configureClient(next: ClientPolicy): void {
  policy = next;
}

/** Never aborted. */
const { signal: noSession } = new AbortController();

/** Aborts every call in flight that belongs to a session. Call it whenever a session ends or begins. */
export function startEpoch(): void {
  const old = epoch;
  epoch = new AbortController();
  expired = false;
  running.clear();
  old.abort();
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** True: no bearer token is sent, and a 401 is an ordinary refusal. */
    anonymous?: boolean;
    /** When it was sent, on the clock of `performance.now`. */
    sentAt?: number;
  }
}

const http = axios.create({
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  allowAbsoluteUrls: false,
  // This cookie is never set. Looking for it would delay every request in browsers with a cookie store.
  xsrfCookieName: '',
  // Distinguishes a time-out from a request that the browser aborted because the page is being left.
  transitional: { clarifyTimeoutError: true },
});

// The query serialiser is loaded with the first query, because the log-in page needs none.
http.interceptors.request.use(async (config) => {
  if (config.params === undefined) return config;
  const { toQuery } = await import('./query');
  return { ...config, paramsSerializer: { serialize: toQuery } };
});

http.interceptors.request.use((config) => {
  config.headers.set('Accept-Language', policy.language());
  config.sentAt = performance.now();
  if (config.anonymous) return config;
  const token = policy.token();
  // Nothing is asked for a session that is over, whatever is still on screen of it.
  if (token === null || !SAFE_TOKEN.test(token)) throw new ApiError({ kind: 'sessionExpired' });
  config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

http.interceptors.response.use((response) => {
  tellHeaders(response.headers, response.config.sentAt ?? 0);
  return { ...response, data: unwrap(response) };
});

/** @throws ApiError unless the body is an envelope with code 0 */
function unwrap({ data, config }: AxiosResponse<unknown>): unknown {
  let body: unknown;
  try {
    body = parseJson(typeof data === 'string' ? data : '');
  } catch {
    throw new ApiError({ kind: 'malformed' });
  }
  const failure = envelopeFailure(body, config.anonymous === true);
  if (failure) throw new ApiError(failure);
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
}

function failureFrom(error: unknown, call: Call, tooLarge: boolean): Failure {
  if (error instanceof ApiError) return error.failure;
  if (tooLarge) return { kind: 'tooLarge' };
  if (isCancel(error)) return { kind: 'cancelled' };
  if (!(error instanceof AxiosError)) return { kind: 'malformed' };
  if (error.response) return statusFailure(error.response, call.anonymous === true);
  if (error.code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
  if (error.code === AxiosError.ECONNABORTED) return { kind: 'cancelled' };
  return { kind: 'offline' };
}

async function once(call: Call, signals: AbortSignal[]): Promise<unknown> {
  const cap = new AbortController();
  const { onUploadProgress, adapter } = call;
  try {
    const { path, params, inBody = false } = call;
    const body = inBody ? params : call.body;
    const response = await http.request<unknown>({
      method: inBody ? 'POST' : call.method,
      baseURL: policy.base,
      url: path,
      ...(params && !inBody ? { params } : {}),
      ...(body ? { data: body } : {}),
      ...(adapter ? { adapter } : {}),
      anonymous: call.anonymous === true,
      timeout: call.timeout ?? TIME_OUT,
      signal: AbortSignal.any([...signals, cap.signal]),
      headers: body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {},
      onDownloadProgress: ({ loaded }) => {
        if (loaded > ANSWER_CAP) cap.abort();
        call.onDownloadProgress?.(loaded);
      },
      ...(onUploadProgress ? { onUploadProgress: ({ loaded }) => onUploadProgress(loaded) } : {}),
    });
    return response.data;
  } catch (error) {
    throw new ApiError(failureFrom(error, call, cap.signal.aborted), methodOf(call));
  }
}

async function withRetry(call: Call, signals: AbortSignal[]): Promise<unknown> {
  try {
    return await once(call, signals);
  } catch (error) {
    // Only reads are repeated: a write whose answer was lost may have been done.
    const again = call.method === 'GET' && error instanceof ApiError && error.failure.kind === 'offline';
    if (!again || signals.some((signal) => signal.aborted)) throw error;
    return once(call, signals);
  }
}

function report(error: unknown, call: Call, signal: AbortSignal): never {
  const failure = error instanceof ApiError ? error.failure : ({ kind: 'malformed' } as const);
  const isOver = failure.kind === 'sessionExpired' && !policy.hasSession();
  // The session of this call has ended, so its failure is not shown, and ends no other one.
  if (signal.aborted || isOver || failure.kind === 'cancelled')
    throw new ApiError({ kind: 'cancelled' }, methodOf(call));
  if (failure.kind === 'sessionExpired') {
    if (!expired) {
      expired = true;
      epoch.abort();
      policy.onExpired();
    }
  } else if (!call.silent) {
    policy.onFailure(failure, call);
  }
  throw error;
}

async function send(call: Call): Promise<unknown> {
  const session = call.outlivesSession ? noSession : epoch.signal;
  try {
    if (!SAFE_PATH.test(call.path)) throw new ApiError({ kind: 'unsafe' }, methodOf(call));
    const signals = call.signal ? [session, call.signal] : [session];
    return await withCode(() => withRetry(call, signals), policy.askCode);
  } catch (error) {
    return report(error, call, session);
  }
}

/**
 * Sends one call and returns the envelope's `data`, unchecked: the caller reads it. Identical reads in flight
 * share one request unless they can be aborted one by one.
 * @throws ApiError for every failure
 */
export function request(call: Call): Promise<unknown> {
  if (call.method !== 'GET' || call.signal || call.anonymous) return send(call);
  const key = JSON.stringify([call.path, call.params, call.silent === true]);
  let shared = running.get(key);
  if (!shared) {
    const mine = send(call).finally(() => {
      if (running.get(key) === mine) running.delete(key);
    });
    running.set(key, mine);
    shared = mine;
  }
  return shared;
}

/** Sends a GET request. */
export function get(path: string, params?: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'GET', path, ...(params ? { params } : {}) });
}

/** Sends a POST request: a write, or a read whose filter is in the body. */
export function post(path: string, body: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'POST', path, body });
}

export function put(path: string, body: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'PUT', path, body });
}

/** Sends a DELETE request; the ids are in a JSON body. */
export function del(path: string, body: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'DELETE', path, body });
}
