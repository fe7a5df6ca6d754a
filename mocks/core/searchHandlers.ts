import type { HttpHandler } from 'msw';
import { search as described } from '../../src/contract/shell/search';
import { bodyOf } from './body';
import type { Db } from './db';
import { call } from './http';
import { search } from './search';

/** The palette's question; what may be found is decided kind by kind. */
export const searchHandlers = (db: Db): HttpHandler[] => [
  call(db, 'POST common/search', { permission: 'free' }, bodyOf(db, described.body), search),
];
