import type { HttpHandler } from 'msw';
import { createDb } from '#mocks/db';
import type { Db } from '#mocks/core/db';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { createHandlers } from '#mocks/core/handlers';
import { readQuery } from '#mocks/core/query';
import { routed } from '#mocks/core/routed';
import type { Call } from '@/contract/call';
import { NOON } from '../../noon';
import { mustBeDeclared, withRequestId } from './declared';

export { NOON };

/** An answer of the backend, untouched. */
export interface Answer<Data> {
  code: number;
  msg: string;
  data: Data;
}

/** A backend of its own, with a clock that is moved by hand. */
export interface Bench {
  db: Db;
  handlers: HttpHandler[];
  /** Moves the clock on by so many milliseconds. */
  wait(ms: number): void;
}

export function bench(): Bench {
  let now = NOON;
  const db = createDb({ now: () => now });
  return {
    db,
    handlers: createHandlers(db),
    wait: (ms) => {
      now += ms;
    },
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes calls as one operator (or as nobody). */
export interface Operator {
  token: string;
  /** The request as it is given. */
  send(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /**
   * The request as the console makes it, with a `requestId` where the call takes one.
   * @throws Error for a refusal that the contract does not declare, and for an answer to a write that is not as it says
   */
  ask<Data>(
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
}

export function operator(handlers: HttpHandler[], token = ''): Operator {
  const answering = routed(handlers);
  const send: Operator['send'] = async (method, path, body, headers = {}) => {
    const request = new Request(`http://localhost/admin/api/v2/sitebkd/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    const answer = await answering(request);
    if (!answer) throw new Error(`nobody answers ${method} ${path}`);
    return answer;
  };
  return {
    token,
    send,
    ask: async (method, path, body, headers) => {
      const route = `${method} ${path.replace(/\?.*$/, '')}`;
      const response = await send(method, path, body && withRequestId(route, body), headers);
      const answer = (await response.json()) as Answer<never>;
      mustBeDeclared(route, answer);
      return answer;
    },
  };
}

/** A query as JSON: its page is numbers. */
const inJson = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      ['pageNum', 'pageSize'].includes(name) ? Number(value) : value,
    ]),
  );

/** Asks a list with its parameters in the body of a POST, as a question about a person has to. */
export function askInBody<Data>(who: Operator, address: string): Promise<Answer<Data>> {
  const [path = '', query = ''] = address.split('?');
  return who.ask<Data>('POST', path, inJson(readQuery(new URLSearchParams(query))));
}

/** The fields of a row that a call takes, as a form sends them back. */
export const bodyFrom = ({ body = {} }: Call, row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => Object.hasOwn(body, name) && value !== null),
  );

/** Log-in body with a captcha that is right. */
export async function credentials({ db, handlers }: Bench, username: string, password = DEMO_PASSWORD) {
  const { data } = await operator(handlers).ask<{ key: string }>('GET', 'pub/captcha/get');
  return {
    username,
    password,
    verifyKey: data.key,
    verifyCode: db.captchas.get(data.key)?.code ?? '',
  };
}

/** Signs in through the log-in call. @throws Error when refused */
export async function signedIn(place: Bench, username: string): Promise<Operator> {
  const nobody = operator(place.handlers);
  const { code, data } = await nobody.ask<{ token: string }>(
    'POST',
    'login',
    await credentials(place, username),
  );
  if (code !== 0) throw new Error(`${username} is refused with ${code}`);
  return operator(place.handlers, data.token);
}

let ids = 0;

/** A request id that was not used before. */
export const requestId = (): string => `request-${++ids}-${NOON}`;
