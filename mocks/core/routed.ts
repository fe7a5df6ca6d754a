import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';

/** A route that names one path, as those of calls do: any host, and nothing to fill in. */
const PLAIN = /^\*(\/[\w/-]+)$/;

/** `GET /admin/…` of a handler for one path alone; `undefined` of one that looks at several. */
function routeOf({ info: { method, path } }: HttpHandler): string | undefined {
  const [, plain] = (typeof path === 'string' && PLAIN.exec(path)) || [];
  return plain && typeof method === 'string' ? `${method} ${plain}` : undefined;
}

/**
 * What answers requests with these handlers, of which the first that has an answer wins. Only those whose route it is are
 * asked: there are hundreds, and each would look at every request.
 * @returns `undefined` where nobody answers
 */
export function routed(
  handlers: readonly HttpHandler[],
): (request: Request) => Promise<Response | undefined> {
  const filed = handlers.map((handler) => ({ handler, route: routeOf(handler) }));
  const routes = new Set(filed.map(({ route }) => route));
  const known = new Map<string, HttpHandler[]>();

  function handlersOf(route: string): HttpHandler[] {
    const found =
      known.get(route) ??
      filed.filter((one) => one.route === undefined || one.route === route).map(({ handler }) => handler);
    // Anybody can ask for what is not there; only what is there is remembered.
    if (routes.has(route)) known.set(route, found);
    return found;
  }

  return (request) => getResponse(handlersOf(`${request.method} ${new URL(request.url).pathname}`), request);
}
