import type { DateTime } from '@/api/types';
import type { Db } from './db';
import type { OnOff, Texts } from './rows';

interface Named {
  /** Unique among all areas. */
  key: string;
  title: Texts;
  /** `sys_job_group`. */
  group: 'DEFAULT' | 'SYSTEM' | 'MONEY';
  /** Does what is due up to a moment, where the clock stands. @returns how many records it changed */
  run(db: Db, at: number): number;
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

/** What is kept of a job. Switched off by its `status`, it stops at once. */
export interface JobRow {
  key: string;
  jobGroup: Named['group'];
  /** When it runs, in words: `every 10 s`, or `when due`. */
  schedule: string;
  /** 1 running, 0 paused. */
  status: OnOff;
  /** The last of its regular moments that was dealt with, in milliseconds. */
  lastDue: number;
  lastRunAt: DateTime | null;
  /** 1 went well, 0 failed; `null` before the first run. */
  lastResult: OnOff | null;
  /** Real milliseconds. */
  lastCost: number;
  /** Failures since it last went well. */
  failCount: number;
}

/** One run of a job. */
export interface JobLog {
  id: number;
  key: string;
  startAt: DateTime;
  endAt: DateTime;
  /** How many records it changed. */
  records: number;
  /** Empty when it went well. */
  error: string;
}
