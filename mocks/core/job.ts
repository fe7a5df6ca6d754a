import type { Db } from './db';
import type { JobParam, JobParams } from './jobParams';
import type { Texts } from './rows';
import type { JobRow } from './systemRows';

interface Named {
  /** Unique among all areas. */
  key: string;
  title: Texts;
  group: JobRow['jobGroup'];
  /** Delivered paused: it runs once an operator lets it. */
  isPaused?: boolean;
  /** The numbers that operators can tell it, by their names. Default: none. */
  takes?: Readonly<Record<string, JobParam>>;
  /** Its runs are logged only when they fail: it does the same over and over. */
  isQuiet?: boolean;
  /** Does what is due up to a moment, where the clock stands. @returns how many records it changed, or more about it */
  run(db: Db, at: number, params: JobParams): number | JobOutcome;
}

/** What a run did, in words of its own. */
export interface JobOutcome {
  records: number;
  message: Texts;
}

/** Runs at regular moments; those that were missed are made up for, the oldest first. */
export interface RegularJob extends Named {
  /** Milliseconds from one moment to the next. */
  every: number;
  /** How many missed moments are made up for; older ones are skipped. Default 100. */
  atMost?: number;
}

/** Runs whenever something of its own falls due. */
export interface DueJob extends Named {
  /** Six fields: what falls due is dealt with at the next of these moments. Default: at every second. */
  cron?: string;
  /** What falls due between those moments is not kept waiting for the next. */
  isExact?: boolean;
  /** The earliest moment at which something falls due, in milliseconds; `Infinity` when nothing does. */
  due(db: Db): number;
}

/** Runs at the moments of its expression; of those that were missed the last one is made up for. */
export interface CronJob extends Named {
  /** Six fields, from seconds to weekdays. */
  cron: string;
}

/** Something the platform does by itself. */
export type Job = RegularJob | DueJob | CronJob;

declare module './area' {
  interface Area {
    /** What it does by itself once its time has come. */
    jobs?: readonly Job[];
  }
}
