import axios, { AxiosError, isCancel } from 'axios';
import type { AxiosResponse } from 'axios';
import { ApiError } from './failure';
import type { Failure } from './failure';
import { parseJson } from './json';

/** Everything our own server answers lives below this path. */
export const SITE = 'api/v2/sitebkd/';

/** Spec §9: no call waits longer, unless it says so. */
const TIME_OUT = 50_000;

/** Answers beyond this size are stopped; the browser's own adapter has no such limit. */
const ANSWER_CAP = 32 * 1024 * 1024;

/** Our paths are constants; whatever else turns up here did not come from this code. */
const SAFE_PATH = /^[A-Za-z0-9_][A-Za-z0-9_-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_-]*)*$/;

/** Printable ASCII without blanks: what may stand in a header and in a cookie. */
const SAFE_TOKEN = /^[\x21-\x7e]+$/;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call. */
export interface Call {
  method: Method;
  /** Below the API base, without a leading slash. */
  path: string;
  /** Query string of a GET. */
  params?: object | undefined;
  /** JSON body, or a form for uploads. */
  body?: object | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds; 50,000 by default. */
  timeout?: number | undefined;
  /** True: the caller shows the failure itself (polls, forms that mark their fields). */
  silent?: boolean;
  /** True: no `Authorization`, and a 401 is an ordinary refusal (log-in calls). */
  anonymous?: boolean;
  /** Told how many bytes of the body have left, some overhead of the form included. */
  onUploadProgress?: (bytes: number) => void;
  /** Told how many bytes of the answer have come. */
  onDownloadProgress?: ((bytes: number) => void) | undefined;
}

/** What the client does not decide itself; injected once at start. */
export interface ClientPolicy {
  /** `VITE_API_BASE`: a path of our own origin, with slashes on both ends. */
  base: string;
  /** The bearer token, or `null`. */
  token(): string | null;
  /** Value of `Accept-Language`. */
  language(): string;
  /** Told of every failure that is not silent, once, before the call rejects. */
  onFailure(failure: Failure, call: Call): void;
  /** Told of the first 401 of a session; later ones of that session reject silently. */
  onExpired(): void;
}

let policy: ClientPolicy = {
  base: '/admin/',
  token: () => null,
  language: () => 'zh-cn',
  onFailure: () => undefined,
  onExpired: () => undefined,
};

/** Calls of the present session; ended together with it. */
let epoch = new AbortController();
let expired = false;

const running = new Map<string, Promise<unknown>>();

export function configureClient(next: ClientPolicy): void {
  policy = next;
}

/** Ends every call in flight; call it whenever the session ends or another begins. */
export function startEpoch(): void {
  const old = epoch;
  epoch = new AbortController();
  expired = false;
  running.clear();
  old.abort();
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** True: no bearer token goes along, and a 401 is an ordinary refusal. */
    anonymous?: boolean;
  }
}

const http = axios.create({
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  allowAbsoluteUrls: false,
  // Looking for a cookie nobody sets would hold back every request in browsers with a cookie store.
  xsrfCookieName: '',
  // Tells a time-out from a request that the browser itself gave up because the page is left.
  transitional: { clarifyTimeoutError: true },
});

// The query writer is fetched when the first query is written: the log-in page has none.
http.interceptors.request.use(async (config) => {
  if (config.params === undefined) return config;
  const { toQuery } = await import('./query');
  return { ...config, paramsSerializer: { serialize: toQuery } };
});

http.interceptors.request.use((config) => {
  config.headers.set('Accept-Language', policy.language());
  const token = config.anonymous ? null : policy.token();
  if (token === null) return config;
  if (!SAFE_TOKEN.test(token)) throw new ApiError({ kind: 'sessionExpired' });
  config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

http.interceptors.response.use((response) => ({ ...response, data: unwrap(response) }));

function envelopeFailure(body: unknown, silent401: boolean): Failure | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { kind: 'malformed' };
  const raw: unknown = Reflect.get(body, 'code');
  // Some servers write the code as a string; only plain digits count.
  const code = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  if (typeof code !== 'number' || !Number.isInteger(code)) return { kind: 'malformed' };
  if (code === 0) return null;
  if (code === 401 && !silent401) return { kind: 'sessionExpired' };
  const msg: unknown = Reflect.get(body, 'msg');
  return { kind: 'rejected', code, msg: typeof msg === 'string' ? msg : '', data: Reflect.get(body, 'data') };
}

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

function retryAfter(response: AxiosResponse<unknown>): number | null {
  const value: unknown = response.headers['retry-after'];
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

function statusFailure(response: AxiosResponse<unknown>, call: Call): Failure {
  const { status } = response;
  if (status === 401 && !call.anonymous) return { kind: 'sessionExpired' };
  // A refusal may come with an HTTP status of its own; the envelope inside says more than the status.
  if (typeof response.data === 'string' && response.data !== '') {
    try {
      const inner = envelopeFailure(parseJson(response.data), call.anonymous === true);
      if (inner?.kind === 'rejected') return { ...inner, status };
      if (inner && inner.kind !== 'malformed') return inner;
    } catch {
      // Not JSON: a proxy's page. Its status is all it tells.
    }
    return { kind: 'http', status, retryAfter: retryAfter(response) };
  }
  if (status === 404 || status === 0) return { kind: 'noSuchPath' };
  return { kind: 'http', status, retryAfter: retryAfter(response) };
}

function failureFrom(error: unknown, call: Call, tooLarge: boolean): Failure {
  if (error instanceof ApiError) return error.failure;
  if (tooLarge) return { kind: 'tooLarge' };
  if (isCancel(error)) return { kind: 'cancelled' };
  if (!(error instanceof AxiosError)) return { kind: 'malformed' };
  if (error.response) return statusFailure(error.response, call);
  if (error.code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
  if (error.code === AxiosError.ECONNABORTED) return { kind: 'cancelled' };
  return { kind: 'offline' };
}

async function once(call: Call, signals: AbortSignal[]): Promise<unknown> {
  const cap = new AbortController();
  const { onUploadProgress } = call;
  try {
    const response = await http.request<unknown>({
      method: call.method,
      baseURL: policy.base,
      url: call.path,
      ...(call.params ? { params: call.params } : {}),
      ...(call.body ? { data: call.body } : {}),
      anonymous: call.anonymous === true,
      timeout: call.timeout ?? TIME_OUT,
      signal: AbortSignal.any([...signals, cap.signal]),
      headers: call.body && !(call.body instanceof FormData) ? { 'Content-Type': 'application/json' } : {},
      onDownloadProgress: ({ loaded }) => {
        if (loaded > ANSWER_CAP) cap.abort();
        call.onDownloadProgress?.(loaded);
      },
      ...(onUploadProgress ? { onUploadProgress: ({ loaded }) => onUploadProgress(loaded) } : {}),
    });
    return response.data;
  } catch (error) {
    throw new ApiError(failureFrom(error, call, cap.signal.aborted), call.method);
  }
}

async function withRetry(call: Call, signals: AbortSignal[]): Promise<unknown> {
  try {
    return await once(call, signals);
  } catch (error) {
    // A read may be asked twice; a write whose answer got lost may have happened.
    const again = call.method === 'GET' && error instanceof ApiError && error.failure.kind === 'offline';
    if (!again || signals.some((signal) => signal.aborted)) throw error;
    return once(call, signals);
  }
}

function report(error: unknown, call: Call, signal: AbortSignal): never {
  const failure = error instanceof ApiError ? error.failure : ({ kind: 'malformed' } as const);
  // An answer of a session that is over concerns nobody.
  if (signal.aborted || failure.kind === 'cancelled') throw new ApiError({ kind: 'cancelled' }, call.method);
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
  const session = epoch.signal;
  try {
    if (!SAFE_PATH.test(call.path)) throw new ApiError({ kind: 'unsafe' }, call.method);
    return await withRetry(call, call.signal ? [session, call.signal] : [session]);
  } catch (error) {
    return report(error, call, session);
  }
}

/**
 * Sends one call and answers the envelope's `data`. Identical reads under way share one request
 * unless they can be aborted one by one.
 *
 * Nothing here checks the shape of `data`: the caller reads it.
 * @throws ApiError always, whatever went wrong
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

/** Reads. */
export function get(path: string, params?: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'GET', path, ...(params ? { params } : {}) });
}

/** Writes, or reads whose filter travels in the body. */
export function post(path: string, body: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'POST', path, body });
}

export function put(path: string, body: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'PUT', path, body });
}

/** Deletes; the ids travel in a JSON body. */
export function del(path: string, body: object, options?: Partial<Call>): Promise<unknown> {
  return request({ ...options, method: 'DELETE', path, body });
}
