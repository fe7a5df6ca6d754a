import type { Db } from './db';

declare module './area' {
  interface Area {
    /** What it does by itself once its time has come. */
    jobs?: readonly ((db: Db) => void)[];
  }
}

/** What the clock has brought due since the last call; done before anything is answered. */
export function runDueJobs(db: Db): void {
  for (const { jobs = [] } of db.areas) for (const run of jobs) run(db);
}
