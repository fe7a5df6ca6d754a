import { getResponse } from 'msw';
import { control } from './control';
import { createDb } from '../core/db';
import type { Db, DbOptions } from '../core/db';
import { createHandlers } from '../core/handlers';
import { normalNetwork } from './network';
import type { Network } from './network';

/** The mock backend, without a server around it. */
export interface MockBackend {
  /** Answers everything below `/admin/`; `undefined` for other paths. */
  handle(request: Request): Promise<Response | undefined>;
  /** The present data; replaced by `reset`. */
  readonly db: Db;
  readonly network: Network;
  /** Starts over with fresh data; who is signed in stays signed in. */
  reset(): void;
}

export function createMockBackend(options: DbOptions = {}): MockBackend {
  const network = normalNetwork();
  const build = () => {
    const db = createDb(options);
    return { db, handlers: createHandlers(db, network) };
  };
  let current = build();

  const backend: MockBackend = {
    get db() {
      return current.db;
    },
    network,
    reset() {
      const { sessions } = current.db;
      current = build();
      for (const [token, session] of sessions) current.db.sessions.set(token, session);
    },
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/admin/')) return undefined;
      const answer = (await control(backend, request)) ?? (await getResponse(current.handlers, request));
      return answer ?? new Response('Not found', { status: 404 });
    },
  };
  return backend;
}
