import { control } from './control';
import type { Pace } from './arrivals';
import type { Demo } from './control';
import { createDb } from '../db';
import type { DbOptions } from '../core/createDb';
import { createHandlers } from '../core/handlers';
import { routed } from '../core/routed';
import { takeOverSessions } from '../core/sessions';
import { keepReport, reportAt } from '../core/clientReports';
import { normalNetwork, onTheWay } from './network';
import { uploadTroubleHandler, uploadTroubleOf } from './uploadTrouble';

/** The mock backend, without a server around it. */
export interface MockBackend extends Demo {
  /** Answers everything below `/admin/`; `undefined` for other paths. */
  handle(request: Request): Promise<Response | undefined>;
}

export interface BackendOptions extends DbOptions {
  /** How often customers come by themselves. Default: never. */
  pace?: Pace;
}

/** A fresh backend; what is steered in it outlives a reset. */
export function createMockBackend({ pace = 'off', ...options }: BackendOptions = {}): MockBackend {
  const network = normalNetwork();
  const build = () => {
    const db = createDb(options);
    // Seeds begin at a whole minute; operators look at their own clocks.
    if (options.now === undefined) db.forward(Date.now() - db.now());
    const handlers = createHandlers(db);
    const arrived = onTheWay(network);
    const [troubled, answered] = [routed([uploadTroubleHandler(db, handlers)]), routed(handlers)];
    const answer = async (request: Request) =>
      (await arrived()) ?? (uploadTroubleOf(db) && (await troubled(request))) ?? (await answered(request));
    return { db, answer };
  };
  let current = build();
  current.db.arrivals.pace = pace;

  const backend: MockBackend = {
    get db() {
      return current.db;
    },
    network,
    reset(signsOut = false) {
      const { sessions, arrivals } = current.db;
      current = build();
      current.db.arrivals.pace = arrivals.pace;
      if (!signsOut) takeOverSessions(current.db, sessions.values());
    },
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/admin/')) return undefined;
      const kind = reportAt(pathname);
      if (kind) {
        keepReport(current.db, kind, await request.text());
        return new Response(null, { status: 204 });
      }
      const answer = (await control(backend, request)) ?? (await current.answer(request));
      return answer ?? new Response('Not found', { status: 404 });
    },
  };
  return backend;
}
