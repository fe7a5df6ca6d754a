import { JobStatus } from '../../src/contract/system/jobFlow';
import type { Area } from '../core/area';
import type { Db } from '../core/db';
import type { JobRow } from '../core/systemRows';

/** So many failures in a row are an alarm. */
const OFTEN = 3;

const isFailing = ({ deleted, status, failCount }: JobRow): boolean =>
  !deleted && status === JobStatus.running && failCount >= OFTEN;

/** When the row of failures began, as far as the log goes back. */
const firstFailure = (db: Db, { key, failCount }: JobRow): string | undefined =>
  db.jobLogs.filter((line) => line.key === key && line.error !== '').at(-failCount)?.startAt;

/** Jobs that fail over and over. */
export const jobAlerts: Area['alerts'] = {
  jobFailed: (db) =>
    [...db.jobs.values()].filter(isFailing).map((row) => {
      const { zh, en, tw } = row.jobName;
      const since = firstFailure(db, row) ?? row.lastRunAt;
      return {
        key: String(row.id),
        name: [zh, en || zh, tw || zh],
        ...(since === null ? {} : { since }),
      };
    }),
};
