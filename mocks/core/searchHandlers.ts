import type { HttpHandler } from 'msw';
import { search as described } from '../../src/contract/shell/search';
import type { Db } from './db';
import { answer } from './http';
import { search } from './search';

/** The palette's question; what may be found is decided kind by kind. */
export const searchHandlers = (db: Db): HttpHandler[] => [answer(db, described, search)];
