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
  /** Does what is due up to a moment, where the clock stands. @returns how many records it changed */
  run(db: Db, at: number, params: JobParams): number;
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
  /** The earliest moment at which something falls due, in milliseconds; `Infinity` when nothing does. */
  due(db: Db): number;
}

/** Something the platform does by itself. */
export type Job = RegularJob | DueJob;

declare module './area' {
  interface Area {
    /** What it does by itself once its time has come. */
    jobs?: readonly Job[];
  }
}
