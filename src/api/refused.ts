import type { AxiosResponse } from 'axios';
import type { Failure } from './failure';
import { parseJson } from './json';

/** What an envelope says of a failure; `null` for one with code 0. */
export function envelopeFailure(body: unknown, anonymous: boolean): Failure | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { kind: 'malformed' };
  const raw: unknown = Reflect.get(body, 'code');
  // Some servers write the code as a string; only plain digits count.
  const code = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  if (typeof code !== 'number' || !Number.isInteger(code)) return { kind: 'malformed' };
  if (code === 0) return null;
  if (code === 401 && !anonymous) return { kind: 'sessionExpired' };
  const msg: unknown = Reflect.get(body, 'msg');
  return { kind: 'rejected', code, msg: typeof msg === 'string' ? msg : '', data: Reflect.get(body, 'data') };
}

function retryAfter(response: AxiosResponse<unknown>): number | null {
  const value: unknown = response.headers['retry-after'];
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

/** What an answer with an HTTP error says of the failure. */
export function statusFailure(response: AxiosResponse<unknown>, anonymous: boolean): Failure {
  const { status } = response;
  if (status === 401 && !anonymous) return { kind: 'sessionExpired' };
  // A refusal may have an HTTP error status. The envelope in its body says more than the status.
  if (typeof response.data === 'string' && response.data !== '') {
    try {
      const inner = envelopeFailure(parseJson(response.data), anonymous);
      if (inner?.kind === 'rejected') return { ...inner, status };
      if (inner && inner.kind !== 'malformed') return inner;
    } catch {
      // The body is not JSON, for example a proxy's page: only the status can be used.
    }
    return { kind: 'http', status, retryAfter: retryAfter(response) };
  }
  if (status === 404 || !status) return { kind: 'noSuchPath' };
  return { kind: 'http', status, retryAfter: retryAfter(response) };
}
