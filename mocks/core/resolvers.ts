import type { HttpHandler } from 'msw';

/** Answers a request. */
export type Resolve = (request: Request) => Promise<Response>;

const resolvers = new WeakMap<HttpHandler, Resolve>();

/** Remembers what a handler does with a request of its route, and gives the handler back. */
export function resolvedBy(handler: HttpHandler, resolve: Resolve): HttpHandler {
  resolvers.set(handler, resolve);
  return handler;
}

/** What a handler does with a request of its route, for those who know that it is one: msw would find out by itself. */
export const resolverOf = (handler: HttpHandler): Resolve | undefined => resolvers.get(handler);
