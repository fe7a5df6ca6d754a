import { lastRun, nextRun } from './cron';
import type { Job } from './job';
import type { JobRow } from './systemRows';
import { DAY, HOUR, MINUTE, SECOND } from './time';

/** `sys_job_misfire`: what becomes of moments that were missed. */
const Misfire = { all: 1, once: 2, none: 3 } as const;

/** A moment that is later than this was missed, in milliseconds. */
const LATE = MINUTE;

/** Every moment that something falls due at. */
const WHENEVER_DUE = '* * * * * *';

/** The expression that a job is delivered with. */
export function cronOf(job: Job): string {
  if (!('every' in job)) return job.cron ?? WHENEVER_DUE;
  const { every } = job;
  if (every < MINUTE) return `0/${every / SECOND} * * * * *`;
  if (every < HOUR) return `0 0/${every / MINUTE} * * * *`;
  return every < DAY ? `0 0 0/${every / HOUR} * * *` : '0 0 0 * * *';
}

/** True for a job that runs as it was delivered; one that an operator added or changed follows its expression. */
export const isDelivered = (job: Job, { key, cronExpression }: JobRow): boolean =>
  key === job.key && cronExpression === cronOf(job);

/** The next moment of a job that follows its expression, in milliseconds. */
export function nextByCron({ cronExpression, lastDue, misfirePolicy }: JobRow, now: number): number {
  const next = nextRun(cronExpression, lastDue);
  if (next > now - LATE || misfirePolicy === Misfire.all) return next;
  if (misfirePolicy === Misfire.once) return Math.max(next, lastRun(cronExpression, now + 1));
  return nextRun(cronExpression, now - LATE);
}
