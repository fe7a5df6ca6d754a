import { clearCache } from '../../src/contract/system/monitor';
import type { Area } from '../core/area';
import { bodyOf } from '../core/body';
import { nothing } from '../core/check';
import { call } from '../core/http';
import { forgetLookups } from '../core/lookup';
import { stepUp } from '../core/stepUp';
import { cacheNow, figuresOf } from './figures';

/** How the server is doing. */
export const monitor: Area = {
  name: 'monitor',
  handlers: (db) => [
    call(db, 'GET monitor/server', { staffOnly: true }, nothing, () => figuresOf(db)),
    call(db, 'GET monitor/cache', { permission: ['monitor/server'], staffOnly: true }, nothing, cacheNow),
    call(
      db,
      'DELETE cache/remove',
      { action: { title: '服务监控', type: 'clear' } },
      bodyOf(db, clearCache.body),
      (context) => {
        stepUp(context, context.input.operPassword);
        return { removed: forgetLookups() };
      },
    ),
  ],
};
