import type { Area } from '../core/area';
import { checkConfirmed, checkWaiting } from '../core/change/invariants';
import { changeQueues } from '../core/change/queue';
import { changeHours } from '../core/change/settings';
import { perRecord } from '../core/perRecord';
import { msOf } from '../core/time';

/** What holds of every change that waits for another operator, whatever record it is about. */
export const change: Area = {
  name: 'change',
  jobs: [
    {
      key: 'changeExpire',
      title: ['待确认变更到期', 'Changes that were not confirmed in time', '待確認變更到期'],
      group: 'SYSTEM',
      ...perRecord({
        rows: (db) => changeQueues(db).flatMap(({ lapsing }) => [...(lapsing?.(db) ?? [])]),
        dueAt(_, { until }) {
          const at = until();
          return at === null ? undefined : msOf(at);
        },
        act: (_, { lapse }) => lapse(),
      }),
    },
  ],
  settings: [changeHours],
  invariants: [checkWaiting, checkConfirmed],
};
