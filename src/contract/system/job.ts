import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import { listOf } from '../field/nested';
import { count, flag } from '../field/numbers';
import { nullable, optional, sortable } from '../field/shared';
import { id, localText, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { contains, oneOf } from '../filter';
import { defineResource } from '../resource';
import { lists, removes } from '../standard';
import { jobFlow } from './jobFlow';

/** `sys_job_group` */
export const JobGroup = { usual: 'DEFAULT', system: 'SYSTEM', money: 'MONEY' } as const;

const changeable = {
  jobName: localText({ max: 50 }),
  /** Six fields, from seconds to weekdays, in the platform's zone. */
  cronExpression: text({ max: 60 }),
  misfirePolicy: code('sys_job_misfire'),
  /** What the target is told, as JSON: numbers by the names it takes, others are refused. Empty for its usual ones. */
  params: text({ max: 500 }),
  /** The next run may begin while one still runs; never for a job that moves money. */
  concurrent: flag('sys_yes_no'),
  remark: note(),
};

/** A change may leave them out. */
const kept = { params: optional(changeable.params), concurrent: optional(changeable.concurrent) };

const terms = {
  ...changeable,
  /** What it does: one of a list of the server's, free text is refused. */
  invokeTarget: option('jobTarget'),
};

const touches = ['jobLog', 'operLog'] as const;

/** What the platform does by itself. */
export const job = defineResource({
  name: 'job',
  view: 'system/job/index',
  title: 'jobName',
  decides: ['nextRunAt', 'lastResult', 'failCount'],
  row: {
    ...identity,
    ...terms,
    jobGroup: code('sys_job_group', JobGroup),
    status: flag('sys_job_status'),
    lastRunAt: sortable(nullable(time())),
    lastResult: nullable(flag('sys_oper_log_status')),
    /** Milliseconds of the last run. */
    lastCost: count(),
    /** When it looks for something to do next; `null` while it is paused. */
    nextRunAt: nullable(time()),
    /** Failures since it last went well. */
    failCount: sortable(count()),
    ...audit,
  },
  detail: history,
  filters: {
    jobName: contains(),
    jobGroup: oneOf(),
    invokeTarget: oneOf(),
    status: oneOf(),
    lastResult: oneOf(),
  },
  dates: ['lastRunAt', 'createdAt'],
  order: 'id asc',
  flow: jobFlow,
  calls: {
    ...lists('job'),
    /** Jobs that move money can be paused, but not deleted. */
    ...removes('job', touches, ['protectedRecord']),
    add: post('job/add', {
      body: { ...terms, ...kept, requestId: requestId() },
      refusals: ['protectedRecord'],
      touches,
    }),
    edit: put('job/edit', {
      body: { ...identity, ...changeable, ...kept, operPassword: optional(password()) },
      refusals: ['protectedRecord'],
      touches,
    }),
    /** Pauses a job or lets it go on; one that moves money takes the password. */
    setStatus: put('job/setStatus', {
      body: { ...identity, on: flag('sys_job_status'), operPassword: optional(password()) },
      refusals: ['wrongState'],
      touches,
    }),
    /** Runs it once, now. `error` is empty when it went well. */
    run: post('job/run', {
      body: { id: id(), requestId: requestId() },
      answer: { records: count(), cost: count(), error: text() },
      touches,
    }),
    /** The next five moments of an expression. */
    next: read('job/next', {
      permission: 'job/list',
      query: {
        /** As `cronExpression`. */
        cron: text({ max: 60 }),
      },
      answer: { runs: listOf(time()) },
    }),
  },
});
