import type { HttpHandler } from 'msw';
import type { Db } from '../core/db';
import { operLogs } from './list';
import { listHandler } from '../core/resource';

export const operLogHandlers = (db: Db): HttpHandler[] => [listHandler(db, operLogs)];
