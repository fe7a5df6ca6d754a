import { cache as readCache, clearCache, server as readServer } from '../../src/contract/system/monitor';
import type { Area } from '../core/area';
import { act, answer } from '../core/http';
import { forgetLookups } from '../core/lookup';
import { stepUp } from '../core/stepUp';
import { cacheNow, figuresOf } from './figures';

/** How the server is doing. */
export const monitor: Area = {
  name: 'monitor',
  handlers: (db) => [
    answer(db, readServer, () => figuresOf(db)),
    answer(db, readCache, cacheNow),
    act(db, clearCache, { title: '服务监控', type: 'clear' }, (context) => {
      stepUp(context, context.input.operPassword);
      return { removed: forgetLookups() };
    }),
  ],
};
