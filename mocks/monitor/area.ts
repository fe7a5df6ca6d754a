import {
  cache as readCache,
  clearCache,
  reports as readReports,
  server as readServer,
} from '../../src/contract/system/monitor';
import type { Area } from '../core/area';
import { act, answer } from '../core/http';
import { forgetLookups } from '../core/lookup';
import { cacheNow, figuresOf } from './figures';
import { reportsOf } from '../core/clientReports';

/** How the server is doing. */
export const monitor: Area = {
  name: 'monitor',
  handlers: (db) => [
    answer(db, readServer, () => figuresOf(db)),
    answer(db, readCache, cacheNow),
    answer(db, readReports, () => ({ rows: reportsOf(db) })),
    act(db, clearCache, { title: '服务监控', type: 'clear' }, () => ({ removed: forgetLookups() })),
  ],
};
