import { JobStatus } from '../../src/contract/system/jobFlow';
import type { Db } from './db';
import { nextRun } from './cron';
import type { DueJob, Job, RegularJob } from './job';
import { readParams } from './jobParams';
import { SomeFailed } from './perRecord';
import { cronOf, isDelivered, nextByCron } from './rhythm';
import type { JobLog, JobRow } from './systemRows';
import { localTexts } from './texts';
import { MINUTE } from './time';

const USUAL_MOST = 100;

/** A job that failed as a whole, or did nothing about what is due, waits so long; in milliseconds. */
const PAUSE = MINUTE;

/** Older lines of the log are dropped. */
export const LOG_LINES = 1000;

/** What jobs can do: the list that operators choose from. */
export const jobsOf = (db: Db): Job[] => db.areas.flatMap(({ jobs = [] }) => jobs);

/** Gives every job of the areas its row, running. @throws RangeError for a key that two jobs have */
export function enrolJobs(db: Db): void {
  const at = db.stamp();
  for (const job of jobsOf(db)) {
    if (db.jobs.has(job.key)) throw new RangeError(`two jobs are called ${job.key}`);
    db.jobs.set(job.key, {
      id: db.nextId('job'),
      version: 1,
      deleted: false,
      status: job.isPaused ? JobStatus.paused : JobStatus.running,
      key: job.key,
      invokeTarget: job.key,
      jobName: localTexts(job.title),
      jobGroup: job.group,
      cronExpression: cronOf(job),
      misfirePolicy: 'every' in job ? 1 : 2,
      params: '',
      concurrent: 0,
      remark: '',
      createdAt: at,
      createdBy: 'system',
      updatedAt: at,
      updatedBy: 'system',
      lastDue: db.now(),
      lastRunAt: null,
      lastResult: null,
      lastCost: 0,
      failCount: 0,
    });
  }
}

/** A job with its row. */
interface Enrolled {
  job: Job;
  row: JobRow;
}

/** The jobs that are not deleted, in the order of the areas, those that operators added last. */
function enrolledIn(db: Db): Enrolled[] {
  const targets = new Map(jobsOf(db).map((job) => [job.key, job]));
  return [...db.jobs.values()].flatMap((row) => {
    const job = row.deleted ? undefined : targets.get(row.invokeTarget);
    return job ? [{ job, row }] : [];
  });
}

/** How far the jobs of a backend have got. */
interface Progress {
  /** Everything that was due by then is done, in milliseconds. */
  until: number;
  /** The second in which due times were looked at last. */
  second: number;
  running: boolean;
  /** Jobs that are not to be tried before a moment. */
  paused: Map<string, number>;
}

const all = new WeakMap<Db, Progress>();

function progressOf(db: Db): Progress {
  const known = all.get(db) ?? {
    until: db.startedAt,
    second: Number.NaN,
    running: false,
    paused: new Map<string, number>(),
  };
  all.set(db, known);
  return known;
}

/** The next of its regular moments that is not too long ago to be made up for. */
function nextMoment({ every, atMost = USUAL_MOST }: RegularJob, { lastDue }: JobRow, now: number): number {
  const missed = Math.floor((now - lastDue) / every);
  return lastDue + every * Math.max(1, missed - atMost + 1);
}

/** When a job is due, never before what was done last: time does not go back for one that was paused or failed. */
function momentOf(db: Db, { job, row }: Enrolled, now: number): number {
  if (row.status === JobStatus.paused) return Infinity;
  if (!isDelivered(job, row) || !isWaiting(job)) {
    return 'every' in job && isDelivered(job, row) ? nextMoment(job, row, now) : nextByCron(row, now);
  }
  const { until, paused } = progressOf(db);
  const due = Math.max(job.due(db), until, paused.get(job.key) ?? -Infinity);
  return job.cron === undefined || job.isExact || due === Infinity ? due : nextRun(job.cron, due - 1);
}

/** True for a job that runs whenever something falls due. */
const isWaiting = (job: Job): job is DueJob => 'due' in job;

function log(db: Db, key: string, line: Omit<JobLog, 'id' | 'key' | 'startAt' | 'endAt'>): void {
  const at = db.stamp();
  db.jobLogs.push({ id: db.nextId('jobLog'), key, startAt: at, endAt: at, ...line });
  if (db.jobLogs.length > LOG_LINES) db.jobLogs.splice(0, db.jobLogs.length - LOG_LINES);
}

/**
 * Runs one job for one moment; what it throws is only noted.
 * @param runBy the operator who runs it by hand; such a run is logged even when it did nothing
 * @returns true when anything has changed
 */
function runOne(db: Db, { job, row }: Enrolled, at: number, runBy = ''): boolean {
  const begun = performance.now();
  let [records, error] = [0, ''];
  let message: JobLog['message'] = null;
  try {
    const outcome = job.run(db, at, readParams(job, row.params) ?? {});
    if (typeof outcome === 'number') records = outcome;
    else ({ records, message } = outcome);
  } catch (caught) {
    const partly = caught instanceof SomeFailed;
    error = partly ? caught.message : String(caught);
    records = partly ? caught.done : 0;
  }
  row.lastDue = Math.max(row.lastDue, at);
  row.lastRunAt = db.stamp();
  row.lastResult = error === '' ? 1 : 0;
  row.lastCost = Math.round(performance.now() - begun);
  row.failCount = error === '' ? 0 : row.failCount + 1;
  const changed = records > 0 || error !== '';
  const isWorthALine = error !== '' || runBy !== '' || (changed && !job.isQuiet) || message !== null;
  if (isWorthALine) log(db, row.key, { records, error, message, runBy, cost: row.lastCost });
  return changed;
}

/** Everything that fell due by now, in the order of time; at one moment in the order of the areas. */
function runAll(db: Db, enrolled: readonly Enrolled[], now: number): void {
  const { paused } = progressOf(db);
  const moments = enrolled.map((one) => momentOf(db, one, now));
  for (;;) {
    const at = Math.min(...moments);
    const index = moments.indexOf(at);
    const next = enrolled[index];
    if (!next || at > now) return;
    const changed = db.at(at, () => runOne(db, next, at));
    // What one job has changed may have become due for another.
    for (const [other, one] of enrolled.entries())
      if (changed || other === index) moments[other] = momentOf(db, one, now);
    if ((moments[index] ?? at) > at) continue;
    // It has done nothing about what is due, and would be asked for ever.
    paused.set(next.job.key, now + PAUSE);
    moments[index] = now + PAUSE;
  }
}

/** Moments that pass while a job is paused are not made up for later. */
function passOver({ job, row }: Enrolled, now: number): void {
  if (row.status === JobStatus.running) return;
  if (!('every' in job) || !isDelivered(job, row)) {
    row.lastDue = now;
    return;
  }
  row.lastDue += Math.floor((now - row.lastDue) / job.every) * job.every;
}

/**
 * Does what the clock has brought due since the last call, before anything is answered. Due times are looked at once
 * a second; a job that gets here itself does not run beside itself.
 */
export function runDueJobs(db: Db): void {
  const progress = progressOf(db);
  const now = db.now();
  const second = Math.floor(now / 1000);
  if (progress.running || second === progress.second) return;
  progress.running = true;
  progress.second = second;
  try {
    const enrolled = enrolledIn(db);
    runAll(db, enrolled, now);
    for (const one of enrolled) passOver(one, now);
    progress.until = now;
  } finally {
    progress.running = false;
  }
}

/** Runs a job at this moment for an operator, whether it is due or not, also one that is paused. */
export function runNow(db: Db, row: JobRow, runBy: string): void {
  const one = enrolledIn(db).find((enrolled) => enrolled.row === row);
  if (one) runOne(db, one, db.now(), runBy);
}

/** When a job looks for something to do next, as its expression says, in milliseconds; `Infinity` while it is paused. */
export function nextMomentOf(db: Db, row: JobRow): number {
  const one = enrolledIn(db).find((enrolled) => enrolled.row === row);
  if (!one) return Infinity;
  const moment = momentOf(db, one, db.now());
  if (row.status === JobStatus.paused || !isWaiting(one.job) || !isDelivered(one.job, row)) return moment;
  const next = nextRun(row.cronExpression, db.now());
  return one.job.isExact ? Math.min(moment, next) : next;
}
