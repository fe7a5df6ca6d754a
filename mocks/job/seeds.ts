import type { Db } from '../core/db';
import { jobsOf } from '../core/jobs';
import { DAY, SECOND, stampOf } from '../core/time';

const COUNT = 400;

/** Runs of the last seven days. Customers have come by themselves since the demo began, not before. */
export function seedJobLogs(db: Db): void {
  const random = db.random('jobLog');
  // Those with a time of day leave a line that says more, which nothing is known of here.
  const keys = jobsOf(db).flatMap((job) =>
    job.key === 'arrivals' || !('every' in job || 'due' in job) ? [] : [job.key],
  );
  const starts = Array.from({ length: COUNT }, () => db.now() - Math.floor(random.next() * 7 * DAY)).sort(
    (a, b) => a - b,
  );
  for (const start of starts) {
    const cost = random.int(2, 900);
    db.jobLogs.push({
      id: db.nextId('jobLog'),
      key: random.pick(keys),
      startAt: stampOf(start),
      endAt: stampOf(start + Math.ceil(cost / SECOND) * SECOND),
      cost,
      records: random.int(1, 12),
      error: '',
      message: null,
      runBy: '',
    });
  }
}
