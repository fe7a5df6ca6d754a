import { count, flag } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { id, text } from '../field/texts';
import { time } from '../field/times';
import { equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { clears, flatList } from '../standard';

/** Runs of jobs that did something or failed. */
export const jobLog = defineResource({
  name: 'jobLog',
  title: 'jobName',
  row: {
    id: sortable(id()),
    /** `null` when the job has been deleted. */
    jobId: nullable(id()),
    /** What the job is called in the language of the request; its key once it is deleted. */
    jobName: text(),
    startAt: sortable(time()),
    endAt: time(),
    /** Milliseconds. */
    cost: sortable(count()),
    result: flag('sys_oper_log_status'),
    /** How many records it changed. */
    records: count(),
    /** What it did, in the language of the request. */
    message: text(),
    /** The operator who ran it by hand; empty when its time had come. */
    runBy: text(),
    /** What went wrong; empty when it went well. */
    exception: text(),
  },
  filters: { jobId: equals(id()), result: oneOf() },
  dates: ['startAt'],
  calls: { ...flatList('jobLog'), ...clears('jobLog') },
});
