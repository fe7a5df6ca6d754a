import type { Transport } from '../../tools/conform/client';
import { BASE_PATH } from '../../tools/contract/path';

/** Anything with names. */
type Data = Record<string, unknown>;

/** An answer with its data, as far as it has any. */
export interface Answer {
  code: number;
  msg: string;
  data: Data | null;
}

/** A request as a mutation sees it. */
export interface Asked {
  /** Below the site: `member/list`. */
  path: string;
  method: string;
  headers: Headers;
  query: URLSearchParams;
  body: Data;
}

/** What a mutation does to the calls of one path. */
export interface Mutation {
  /** Changes the request before the server gets it. */
  request?: (asked: Asked) => void;
  /** Changes the answer; what it returns is sent instead. */
  answer?: (answer: Answer, asked: Asked) => Answer | Response | undefined | void;
}

const isJson = (request: Request): boolean =>
  request.headers.get('content-type')?.includes('application/json') ?? false;

async function askedOf(request: Request): Promise<Asked> {
  const url = new URL(request.url);
  const text = isJson(request) ? await request.clone().text() : '';
  return {
    path: url.pathname.replace(BASE_PATH, ''),
    method: request.method,
    headers: new Headers(request.headers),
    query: url.searchParams,
    body: text ? (JSON.parse(text) as Data) : {},
  };
}

function requestOf(original: Request, { query, headers, body, method }: Asked): Request {
  const url = new URL(original.url);
  url.search = query.toString();
  return new Request(url, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: isJson(original) ? JSON.stringify(body) : original.body }),
    ...(isJson(original) || method === 'GET' ? {} : { duplex: 'half' }),
  });
}

/** A server with a defect: requests of a path, or their answers, are changed on the way. */
export function mutated(server: Transport, path: RegExp, { request, answer }: Mutation): Transport {
  return async (original) => {
    const asked = await askedOf(original);
    if (!path.test(asked.path)) return server(original);
    request?.(asked);
    const response = await server(requestOf(original, asked));
    if (!answer || !response.headers.get('content-type')?.includes('json')) return response;
    const envelope = (await response.json()) as Answer;
    const changed = answer(envelope, asked) ?? envelope;
    if (changed instanceof Response) return changed;
    return Response.json(changed, { status: response.status, headers: { 'Cache-Control': 'no-store' } });
  };
}
