import type { ServerResponse } from 'node:http';
import { CONTROL } from './control';
import { DEMO_PASSWORD, demoAccounts } from '../core/demo';
import type { Middleware } from './node';

const forAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Adds the demo's log-ins and its panel to a page. */
export function withDemo(html: string): string {
  const content = forAttribute(JSON.stringify({ accounts: demoAccounts, password: DEMO_PASSWORD }));
  const tags = `<meta name="demo" content="${content}"><script type="module" src="${CONTROL}panel.js"></script>`;
  return html.replace('</head>', () => `${tags}</head>`);
}

/** Holds a page back until it is complete, then sends it with the demo's tags. */
function rewritePage(response: ServerResponse): void {
  const { writeHead, write, end } = response;
  const chunks: Buffer[] = [];
  const isPage = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((item) => typeof item === 'object' && item !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isPage()) writeHead.call(response, status);
    return response;
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, [chunk, ...rest]);
    keep(chunk);
    return true;
  };
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(end, response, [chunk, ...rest]);
    keep(chunk);
    const page = Buffer.from(withDemo(Buffer.concat(chunks).toString('utf8')));
    response.setHeader('content-length', page.length);
    response.removeHeader('etag');
    // The original `end` sends the head by calling `writeHead`.
    response.writeHead = writeHead;
    return Reflect.apply(end, response, [page]);
  };
}

/** A built page is only known once it is on its way out. */
export const demoPages: Middleware = (request, response, next) => {
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    rewritePage(response);
  }
  next();
};
