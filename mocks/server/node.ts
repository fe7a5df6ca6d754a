import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { callerAddress } from '../core/caller';
import type { MockBackend } from './backend';

/** Larger bodies are refused; an upload's last chunk stays below 4.1 MB. */
export const BODY_CAP = 16 * 1024 * 1024;

const HERE = '127.0.0.1';

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // The rest is read too, so that the caller is there to hear the answer.
    if (size <= BODY_CAP) chunks.push(bytes);
  }
  return size > BODY_CAP ? undefined : new Uint8Array(Buffer.concat(chunks));
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  const { remoteAddress } = request.socket;
  const peer = callerAddress(remoteAddress === '::1' ? HERE : remoteAddress);
  // A proxy of ours runs on this machine, if there is one: others are not believed.
  const caller = peer === HERE ? (callerAddress(headers.get('x-forwarded-for')) ?? peer) : peer;
  if (caller) headers.set('x-forwarded-for', caller);
  return headers;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length) response.setHeader('set-cookie', cookies);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function serve(
  backend: MockBackend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = 'GET', url = '/' } = request;
  const withBody = method !== 'GET' && method !== 'HEAD';
  const body = withBody ? await readBody(request) : undefined;
  if (withBody && !body) {
    response.statusCode = 413;
    response.end();
    return true;
  }
  const address = new URL(url, `http://${request.headers.host ?? 'localhost'}`);
  const answer = await backend.handle(new Request(address, { method, headers: headersOf(request), body }));
  if (!answer) return false;
  await send(response, answer);
  return true;
}

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Answers everything below `/admin/`, whatever the base path of the console is. */
export const middleware =
  (backend: MockBackend): Middleware =>
  (request, response, next) => {
    if (!request.url?.startsWith('/admin/')) {
      next();
      return;
    }
    const answer = async () => {
      try {
        if (!(await serve(backend, request, response))) next();
      } catch (error) {
        next(error);
      }
    };
    void answer();
  };

/** The backend on a port of its own; port 0 takes a free one. */
export function listen(port: number, backend: MockBackend): Promise<Server> {
  const answer = middleware(backend);
  const server = createServer((request, response) => {
    answer(request, response, () => {
      response.statusCode = response.headersSent ? response.statusCode : 404;
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HERE, () => resolve(server));
  });
}
