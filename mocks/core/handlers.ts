import type { HttpHandler } from 'msw';
import type { Db } from './db';
import { evidenceHandlers } from './evidence/handlers';
import { optionHandlers } from './optionHandlers';
import { questionHandlers } from './questions/handlers';
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

const handlersOf = (db: Db): HttpHandler[] => [
  ...optionHandlers(db),
  ...reviewHandlers(db),
  ...questionHandlers(db),
  ...searchHandlers(db),
  ...revealHandlers(db),
  ...evidenceHandlers(db),
  ...requestHandlers(db),
  ...db.areas.flatMap((area) => area.handlers?.(db) ?? []),
];

/** Every call the backend answers, as plain msw handlers over one set of data. */
export function createHandlers(db: Db): HttpHandler[] {
  // Each handler notes the line that made it, which takes longer than all else here and is never looked at.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return handlersOf(db);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
