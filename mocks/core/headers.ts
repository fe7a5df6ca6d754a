import type { Db } from './db';

declare module './area' {
  interface Area {
    /** Headers that every answer carries. */
    headers?(db: Db): Record<string, string>;
  }
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The headers of an answer. */
export const headersOf = (db: Db): Record<string, string> =>
  Object.assign({}, NO_STORE, ...db.areas.map((area) => area.headers?.(db)));
