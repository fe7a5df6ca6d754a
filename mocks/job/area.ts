import { job as contract } from '../../src/contract/system/job';
import { jobLog as logContract } from '../../src/contract/system/jobLog';
import type { Area } from '../core/area';
import { isCron, nextRuns } from '../core/cron';
import { act, answer } from '../core/http';
import { jobsOf } from '../core/jobs';
import { oldLineHandlers } from '../core/oldLines';
import { inLang } from '../core/optionHandlers';
import { deleteHandler } from '../core/masters';
import { readHandlers } from '../core/reads';
import { invalid, Refusal } from '../core/refusal';
import { stampOf } from '../core/time';
import { jobAlerts } from './alerts';
import { addJob, editJob, runJob, setJobStatus } from './change';
import { jobs } from './list';
import { jobLogs } from './logs';
import { seedJobLogs } from './seeds';
import { refusals } from './refusals';

const { add, edit, remove, setStatus, run, next } = contract.calls;

/** How many moments of an expression are told. */
const TOLD = 5;

export const job: Area = {
  name: 'job',
  handlers: (db) => [
    ...readHandlers(db, contract, jobs),
    act(db, add, jobs, addJob),
    act(db, edit, jobs, editJob),
    act(db, setStatus, jobs, setJobStatus),
    act(db, run, jobs, runJob),
    answer(db, next, ({ input }) => {
      if (!isCron(input.cron)) throw invalid('cron');
      return { runs: nextRuns(input.cron, db.now(), TOLD).map(stampOf) };
    }),
    deleteHandler(db, jobs, remove, (_, row) => {
      if (row.jobGroup === 'MONEY') throw new Refusal(40303, { because: refusals.moneyJob });
    }),
    ...readHandlers(db, logContract, jobLogs),
    ...oldLineHandlers(db, logContract.calls, jobLogs, {
      at: ({ startAt }) => startAt,
      keptDays: 0,
      replace: (backend, lines) => {
        backend.jobLogs = lines;
      },
    }),
  ],
  seeds: { end: seedJobLogs },
  alerts: jobAlerts,
  options: {
    jobTarget: (db, lang) => jobsOf(db).map(({ key, title: name }) => ({ key, value: inLang(name, lang) })),
  },
  records: {
    job: ['定时任务', 'Job', '排程任務'],
    jobLog: ['任务日志', 'Job log', '任務日誌'],
  },
};
