import type { HttpHandler } from 'msw';
import type { QueueOrder, ReviewKind } from '@/contract/shell/review';
import { claim, claims, next, release } from '../../src/contract/shell/review';
import type { Db } from './db';
import { answer } from './http';
import type { Context } from './http';
import { byAge, queueOf } from './queues';
import type { QueueEntry, QueueRow } from './queues';
import { claimOf } from './review/claim';

const ORDERS: Record<QueueOrder, (a: QueueRow, b: QueueRow) => number> = {
  oldest: byAge,
  riskiest: (a, b) => b.risk - a.risk || a.id - b.id,
  largest: (a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : a.id - b.id),
};

interface Step {
  kind: ReviewKind;
  afterId?: number | undefined;
  sort?: QueueOrder | undefined;
  /** A question to the list of the kind. */
  question?: unknown;
}

/** All records of a kind that wait for a review, the oldest first, and the one that the operator comes from. */
function wholeLine({ db, user, inScope }: Context<unknown>, { kind, afterId }: Step): QueueRow[] {
  const queue = queueOf(db, kind);
  const isFree = (row: QueueEntry) =>
    queue.pending.includes(row.status) &&
    inScope(row.memberId) &&
    ['', user.userName].includes(claimOf(db, row)) &&
    queue.isFor(db, row.id, user.userName);
  return queue.rows(db, (row) => row.id === afterId || isFree(row)).sort(byAge);
}

/** What comes after `afterId` in the order asked for; from the start when that was the last. */
function nextOf(context: Context<unknown>, step: Step): { id: number | null; left: number } {
  const { kind, afterId, sort, question } = step;
  const line =
    question === undefined
      ? wholeLine(context, step)
      : queueOf(context.db, kind).line(context, question, afterId);
  if (sort) line.sort(ORDERS[sort]);
  // The one just decided no longer waits, but still says where one was.
  const at = line.findIndex((row) => row.id === afterId);
  const ahead = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))];
  return { id: ahead[0]?.id ?? null, left: ahead.length };
}

export const reviewHandlers = (db: Db): HttpHandler[] => [
  answer(db, claim, (context) => {
    const { input, db: now } = context;
    const { claimBy, claimUntil } = queueOf(now, input.kind).claim(context, input.id);
    return { claimBy, claimUntil };
  }),
  answer(db, release, (context) => {
    const { input, db: now } = context;
    queueOf(now, input.kind).release(context, input.id);
    return null;
  }),
  answer(db, next, (context) => nextOf(context, context.input)),
  answer(db, claims, ({ input, inScope }) => {
    const queue = queueOf(db, input.kind);
    return queue
      .rows(db, (row) => inScope(row.memberId) && claimOf(db, row) !== '')
      .map(({ id, claimBy, claimUntil }) => ({ id, claimBy, claimUntil }));
  }),
];
