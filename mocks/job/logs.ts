import { jobLog as contract } from '../../src/contract/system/jobLog';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { inLang } from '../core/optionHandlers';
import type { Texts } from '../core/rows';
import type { JobLog } from '../core/systemRows';

const jobOf = (db: Db, { key }: JobLog) => {
  const row = db.jobs.get(key);
  return row?.deleted ? undefined : row;
};

/** What a run did that says nothing more of itself. */
const changedTexts = (records: number): Texts =>
  records === 0
    ? ['没有需要处理的记录', 'Nothing was due', '沒有需要處理的記錄']
    : [`已处理 ${records} 条`, `Records changed: ${records}`, `已處理 ${records} 筆`];

/** Runs of jobs as the toolkit lists them. */
export const jobLogs = described<JobLog>(contract, {
  title: '定时任务',
  rows: (db) => db.jobLogs,
  derive: (db, line) => ({
    jobId: jobOf(db, line)?.id ?? null,
    jobName: line.key,
    result: line.error === '' ? 1 : 0,
    exception: line.error,
  }),
  inWords(db, line, lang) {
    const name = db.jobs.get(line.key)?.jobName;
    const { records, error, message } = line;
    return {
      message: error === '' ? inLang(message ?? changedTexts(records), lang) : '',
      jobName: name ? inLang([name.zh, name.en || name.zh, name.tw || name.zh], lang) : line.key,
    };
  },
});
