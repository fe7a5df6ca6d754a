import { JobStatus } from '@/contract/system/jobFlow';
import { bench } from '../operator';
import type { Bench } from '../operator';

/** A backend in which weeks pass fast: no other jobs than those of staking run. */
export function stakingBench(): Bench {
  const place = bench();
  for (const job of place.db.jobs.values()) if (!job.key.startsWith('staking')) job.status = JobStatus.paused;
  return place;
}
