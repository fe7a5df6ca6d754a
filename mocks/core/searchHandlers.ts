import type { HttpHandler } from 'msw';
import { object, text } from './check';
import type { Db } from './db';
import { call } from './http';
import { search } from './search';

/** The palette's question; what may be found is decided kind by kind. */
export const searchHandlers = (db: Db): HttpHandler[] => [
  call(db, 'POST common/search', { permission: 'free' }, object({ keyword: text(128, 4) }), search),
];
