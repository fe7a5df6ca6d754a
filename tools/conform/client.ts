import type { Call } from '@/contract/call';
import { BASE_PATH } from '../contract/path';
import { isRow, textOf } from './faults';

/** Sends a request: `fetch`, or something in its place. */
export type Transport = (request: Request) => Promise<Response>;

/** The envelope of an answer. */
export interface Envelope {
  code: number;
  msg: unknown;
  data: unknown;
}

/** An answer as it came. */
export interface Reply {
  status: number;
  headers: Headers;
  /** `null` when the body is no envelope. */
  envelope: Envelope | null;
  /** The body as it was sent. */
  text: string;
}

/** How one request differs from others of its client. */
export interface SendOptions {
  /** Another token, or none. */
  token?: string | null;
  language?: string;
  /** Bytes of the file of a multipart form. */
  bytes?: Blob;
}

/** Sends calls of the contract to one server. */
export type Client = (call: Call, given: object, options?: SendOptions) => Promise<Reply>;

const queryOf = (given: object): string =>
  Object.entries(given)
    .flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? value.map((item) => `${encodeURIComponent(`${name}[]`)}=${encodeURIComponent(String(item))}`)
        : value === undefined
          ? []
          : [`${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`],
    )
    .join('&');

function formOf(given: object, file: string, bytes: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.append(name, String(value));
  form.append(file, bytes, 'file');
  return form;
}

/** The envelope in a body; `null` for anything else. */
function envelopeOf(text: string): Envelope | null {
  try {
    const body: unknown = JSON.parse(text);
    if (!isRow(body) || typeof body['code'] !== 'number') return null;
    return { code: body['code'], msg: body['msg'], data: body['data'] };
  } catch {
    return null;
  }
}

/** A client of the server at `origin` that calls in English. */
export function createClient(origin: string, transport: Transport, token: string | null): Client {
  return async (call, given, options = {}) => {
    const { token: own = token, language = 'en', bytes } = options;
    const query = call.method === 'GET' ? queryOf(given) : '';
    const address = new URL(`${BASE_PATH}${call.path}${query ? `?${query}` : ''}`, origin);
    const headers = new Headers({ 'Accept-Language': language });
    if (own !== null) headers.set('Authorization', `Bearer ${own}`);
    const form = call.file && bytes ? formOf(given, call.file, bytes) : undefined;
    if (call.method !== 'GET' && !form) headers.set('Content-Type', 'application/json');
    const body = call.method === 'GET' ? undefined : (form ?? JSON.stringify(given));
    const response = await transport(new Request(address, { method: call.method, headers, body }));
    const text = await response.text();
    return { status: response.status, headers: response.headers, envelope: envelopeOf(text), text };
  };
}
