import { job as contract } from '../../src/contract/system/job';
import { described } from '../core/described';
import { nextMomentOf } from '../core/jobs';
import type { JobRow } from '../core/systemRows';
import { stampOf } from '../core/time';

/** Jobs as the toolkit lists them. */
export const jobs = described<JobRow>(contract, {
  title: '定时任务',
  rows: (db) => [...db.jobs.values()],
  derive(db, row) {
    const next = nextMomentOf(db, row);
    return { nextRunAt: Number.isFinite(next) ? stampOf(Math.max(next, db.now())) : null };
  },
});
