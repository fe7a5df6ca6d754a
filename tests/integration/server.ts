import { http, HttpResponse } from 'msw';
import type { HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';

type Verb = 'get' | 'post' | 'put' | 'delete';

/** Address of a server call as the page sends it; `path` stands below `api/v2/sitebkd/`. */
const site = (path: string): string => `http://localhost/admin/api/v2/sitebkd/${path}`;

/** An envelope with code 0. */
export const ok = (data: unknown): Response => HttpResponse.json({ code: 0, msg: '', data });

/**
 * The pretended network of the integration tests: every unhandled request is an error. At first it knows nothing but that
 * nobody looks at a record, which every list of a queue asks.
 */
export const server = setupServer(http.get(site('review/claims'), () => ok([])));

/** An envelope that refuses. */
export const refuse = (code: number, msg: string, data: unknown = null): Response =>
  HttpResponse.json({ code, msg, data });

/** Answers a call for the rest of the test and counts how often it came. */
export function on(verb: Verb, path: string, answer: HttpResponseResolver): { count: number } {
  const calls = { count: 0 };
  server.use(
    http[verb](site(path), (info) => {
      calls.count += 1;
      return answer(info);
    }),
  );
  return calls;
}
