import { del, read } from '../call';
import { password } from '../field/body';
import { record, records } from '../field/nested';
import { bool, count, percent, rate } from '../field/numbers';
import { nullable } from '../field/shared';
import { text } from '../field/texts';
import { time } from '../field/times';
import type { AnswerOf } from '../resource';

/** Sizes are bytes, durations of uptime are seconds, all others milliseconds. */
const system = {
  os: text(),
  arch: text(),
  host: text(),
  ip: text(),
  runtime: text(),
  startedAt: time(),
  uptime: count(),
};

const cpu = {
  cores: count(),
  used: percent(),
  /** Processes that run or wait, on average over 1, 5 and 15 minutes. */
  load1: rate(),
  load5: rate(),
  load15: rate(),
};

const memory = {
  total: count(),
  used: count(),
  usage: percent(),
  /** Of the server's own process. */
  app: count(),
  heap: count(),
};

const disk = { path: text(), total: count(), used: count(), usage: percent() };

/** Calls of the last minute. */
const calls = {
  perMinute: rate(),
  /** Nineteen of twenty took no longer; `null` without calls. */
  p95: nullable(rate()),
  /** Refused or failed. */
  failed: percent(),
  /** How late the event loop is, in the slowest of a hundred turns. */
  loopDelay: rate(),
};

/** Figures of the server at this moment. */
export const server = read('monitor/server', {
  staffOnly: true,
  answer: {
    at: time(),
    system: record(system),
    cpu: record(cpu),
    memory: record(memory),
    disks: records(disk),
    calls: record(calls),
    /** Records that wait for a review, by kind. */
    queues: records({ kind: text(), waiting: count() }),
    jobs: record({
      /** How long the job that is most behind is overdue. */
      lag: count(),
      failing: count(),
      paused: count(),
    }),
    chains: records({ chain: text(), height: count(), lag: count() }),
    /** True: the chains are made up. */
    chainsSimulated: bool(),
  },
});

/** What the server keeps to find records faster. */
export const cache = read('monitor/cache', {
  permission: 'monitor/server',
  staffOnly: true,
  answer: {
    /** Keys under which records are found. */
    keys: count(),
    /** Questions since it was emptied, and how many were answered without going through a table. */
    asked: count(),
    hitRate: percent(),
  },
});

/** What browsers have told of crashes and of violations of the policy, the newest first; at most a hundred. */
export const reports = read('monitor/reports', {
  permission: 'monitor/server',
  staffOnly: true,
  answer: {
    rows: records({
      at: time(),
      /** Number that the operator sees; empty for the policy. */
      id: text(),
      /** The kind of error, or the directive that was violated. */
      kind: text(),
      path: text(),
      release: text(),
      /** Where in the console's files, or what was blocked. */
      detail: text(),
    }),
  },
});

/** Empties the cache; it fills again with the next questions. */
export const clearCache = del('cache/remove', {
  body: { operPassword: password() },
  answer: { removed: count() },
  again: 'same',
});

/** Figures of the server as the client reads them. */
export type ServerFigures = AnswerOf<typeof server>;
