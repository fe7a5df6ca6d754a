import type { HttpHandler } from 'msw';
import type { Db } from './db';
import { optionHandlers } from './optionHandlers';
import { revealHandlers } from './revealHandlers';
import { reviewHandlers } from './reviewHandlers';
import { requestHandlers } from './requestHandlers';
import { searchHandlers } from './searchHandlers';

declare module './area' {
  interface Area {
    /** The calls it answers. */
    handlers?(db: Db): HttpHandler[];
  }
}

/** Every call the backend answers, as plain msw handlers over one set of data. */
export const createHandlers = (db: Db): HttpHandler[] => [
  ...optionHandlers(db),
  ...reviewHandlers(db),
  ...searchHandlers(db),
  ...revealHandlers(db),
  ...requestHandlers(db),
  ...db.areas.flatMap((area) => area.handlers?.(db) ?? []),
];
