import { job as contract } from '../../src/contract/system/job';
import { JobStatus } from '../../src/contract/system/jobFlow';
import type { Sent } from '../core/body';
import { isCron } from '../core/cron';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import type { Job } from '../core/job';
import { readParams } from '../core/jobParams';
import { jobsOf, runNow } from '../core/jobs';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import { stepUp } from '../core/stepUp';
import type { JobRow } from '../core/systemRows';
import { jobs } from './list';
import { refusals } from './refusals';

type Calls = typeof contract.calls;

/** @throws Refusal 40000 for a target that is not on the list */
function targetOf(db: Db, key: string): Job {
  const target = jobsOf(db).find((job) => job.key === key);
  if (!target) throw invalid('invokeTarget');
  return target;
}

/** @throws Refusal 40000 */
function mustBeCron(expression: string): void {
  if (!isCron(expression)) throw invalid('cronExpression');
}

/** @throws Refusal 40000 for what the target does not take */
function mustTake(job: Job, params: string): void {
  if (readParams(job, params)) return;
  const names = Object.keys(job.takes ?? {}).join(', ');
  throw new Refusal(40000, {
    field: 'params',
    because: names ? refusals.jobTakes : refusals.jobTakesNothing,
    names,
  });
}

/** What moves money never runs beside itself. @throws Refusal 40303 */
function mustRunAlone(group: Job['group'], concurrent: number | undefined): void {
  if (group === 'MONEY' && concurrent === 1) throw new Refusal(40303, { because: refusals.moneyJobTwice });
}

const POLICIES = [1, 2, 3] as const;

/** @throws Refusal 40000 */
function policyOf(given: number): JobRow['misfirePolicy'] {
  const policy = POLICIES.find((one) => one === given);
  if (policy === undefined) throw invalid('misfirePolicy');
  return policy;
}

/** Adds a job beside those that are delivered: something of the list at moments of its own. */
export function addJob(context: Context<Sent<Calls['add']['body']>>): { id: number } {
  const { db, user, input, note } = context;
  const { jobName, invokeTarget, cronExpression, params = '', concurrent = 0, remark } = input;
  const target = targetOf(db, invokeTarget);
  mustBeCron(cronExpression);
  mustTake(target, params);
  // What moves money runs in one place alone, so that it never runs beside itself.
  if (target.group === 'MONEY') throw new Refusal(40303, { because: refusals.moneyJobTwice });
  const [id, at] = [db.nextId('job'), db.stamp()];
  const row: JobRow = {
    id,
    version: 1,
    deleted: false,
    status: JobStatus.running,
    key: `added-${id}`,
    invokeTarget,
    jobName,
    jobGroup: target.group,
    cronExpression,
    misfirePolicy: policyOf(input.misfirePolicy),
    params,
    concurrent,
    remark,
    createdAt: at,
    createdBy: user.userName,
    updatedAt: at,
    updatedBy: user.userName,
    lastDue: db.now(),
    lastRunAt: null,
    lastResult: null,
    lastCost: 0,
    failCount: 0,
  };
  db.jobs.set(row.key, row);
  note({ targetType: jobs.target, targetId: String(id), targetText: jobName.zh });
  return { id };
}

/** The password that a change of a job that moves money takes. @throws Refusal 40301, 40302 */
function mustMayChange(context: Context<unknown>, row: JobRow, password: string | undefined): void {
  if (row.jobGroup === 'MONEY') stepUp(context, password ?? '');
}

/** Changes a job; its next moment follows from the new expression, and nothing is made up for. */
export function editJob(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { db, input } = context;
  const { jobName, cronExpression, remark, operPassword } = input;
  const { version } = changeRow(
    context,
    jobs,
    ['jobName', 'cronExpression', 'misfirePolicy', 'params', 'concurrent', 'remark'],
    (row) => {
      mustBeCron(cronExpression);
      const misfirePolicy = policyOf(input.misfirePolicy);
      const { params = row.params, concurrent = row.concurrent } = input;
      mustTake(targetOf(db, row.invokeTarget), params);
      mustRunAlone(row.jobGroup, concurrent);
      mustMayChange(context, row, operPassword);
      if (cronExpression !== row.cronExpression) row.lastDue = db.now();
      Object.assign(row, { jobName, cronExpression, misfirePolicy, params, concurrent, remark });
    },
  );
  return { version };
}

/** Pauses a job, or lets it go on from now. */
export function setJobStatus(context: Context<Sent<Calls['setStatus']['body']>>): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, jobs, ['status'], (row) => {
    mustMayChange(context, row, input.operPassword);
    if (row.status === input.on) throw new Refusal(40904);
    if (row.status === JobStatus.paused) row.lastDue = Math.max(row.lastDue, db.now());
    row.status = input.on;
  });
  return { version };
}

/** Runs a job once, also one that is paused. */
export function runJob(context: Context<Sent<Calls['run']['body']>>): {
  records: number;
  cost: number;
  error: string;
} {
  const { db, user, input, note } = context;
  const row = findRow(context, jobs, input.id);
  note({ targetType: jobs.target, targetId: String(row.id), targetText: row.jobName.zh });
  runNow(db, row, user.userName);
  const { records = 0, cost = 0, error = '' } = db.jobLogs.findLast(({ key }) => key === row.key) ?? {};
  return { records, cost, error };
}
