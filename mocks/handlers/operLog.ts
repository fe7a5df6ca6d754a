import type { HttpHandler } from 'msw';
import type { Db } from '../db';
import { operLogs } from '../operLog/list';
import { listHandler } from '../resource';

export const operLogHandlers = (db: Db): HttpHandler[] => [listHandler(db, operLogs)];
