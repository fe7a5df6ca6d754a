import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { resolverOf } from './resolvers';

/** A route that names one path, as those of calls do: any host, and nothing to fill in. */
const PLAIN = /^\*(\/[\w/-]+)$/;

/** `GET /admin/…` of a handler for one path alone; `undefined` of one that looks at several. */
function routeOf({ info: { method, path } }: HttpHandler): string | undefined {
  const [, plain] = (typeof path === 'string' && PLAIN.exec(path)) || [];
  return plain && typeof method === 'string' ? `${method} ${plain}` : undefined;
}

type Answer = (request: Request) => Promise<Response | undefined>;

/** What a handler does with a request; one that is known by its route need not look at the request once more. */
const answerOf = (handler: HttpHandler, route: string | undefined): Answer =>
  (route !== undefined && resolverOf(handler)) || ((request) => getResponse([handler], request));

/**
 * What answers requests with these handlers, of which the first that has an answer wins. Only those whose route it is are
 * asked: there are hundreds, and each would look at every request.
 * @returns `undefined` where nobody answers
 */
export function routed(handlers: readonly HttpHandler[]): Answer {
  const filed = handlers.map((handler) => {
    const route = routeOf(handler);
    return { route, answer: answerOf(handler, route) };
  });
  const routes = new Set(filed.map(({ route }) => route));
  const known = new Map<string, Answer[]>();

  function answersOf(route: string): Answer[] {
    const found =
      known.get(route) ??
      filed.filter((one) => one.route === undefined || one.route === route).map(({ answer }) => answer);
    // Anybody can ask for what is not there; only what is there is remembered.
    if (routes.has(route)) known.set(route, found);
    return found;
  }

  return async (request) => {
    for (const answer of answersOf(`${request.method} ${new URL(request.url).pathname}`)) {
      const response = await answer(request);
      if (response) return response;
    }
    return undefined;
  };
}
