import type { HttpHandler } from 'msw';
import type { QueueOrder } from '@/contract/shell/review';
import { claim, claims, next, release } from '../../src/contract/shell/review';
import type { Sent } from './body';
import type { Db } from './db';
import { answer } from './http';
import type { Context } from './http';
import { byAge, queueOf } from './queues';
import type { QueueEntry, QueueRow } from './queues';
import { claimOf } from './review/claim';

const ORDERS: Record<QueueOrder, (a: QueueRow, b: QueueRow) => number> = {
  oldest: byAge,
  riskiest: (a, b) => b.risk() - a.risk() || a.id - b.id,
  largest: (a, b) => Number(b.value() - a.value()) || a.id - b.id,
};

type Step = Sent<typeof next.body>;

/** All records of a kind that wait for a review, the oldest first, and the one that the operator comes from. */
function wholeLine({ db, user, inScope, input }: Context<Step>): QueueRow[] {
  const { kind, afterId } = input;
  const queue = queueOf(db, kind);
  const isFree = (row: QueueEntry) =>
    queue.pending.includes(row.status) &&
    inScope(row.memberId) &&
    ['', user.userName].includes(claimOf(db, row)) &&
    queue.isFor(db, row.id, user.userName);
  return queue.rows(db, (row) => row.id === afterId || isFree(row)).sort(byAge);
}

/** What comes after `afterId` in the order asked for; from the start when that was the last. */
function nextOf(context: Context<Step>): { id: number | null; left: number } {
  const { kind, afterId, sort, question } = context.input;
  const line =
    question === undefined ? wholeLine(context) : queueOf(context.db, kind).line(context, question, afterId);
  if (sort) line.sort(ORDERS[sort]);
  // The one just decided no longer waits, but still says where one was.
  const at = line.findIndex((row) => row.id === afterId);
  const ahead = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))];
  return { id: ahead[0]?.id ?? null, left: ahead.length };
}

export const reviewHandlers = (db: Db): HttpHandler[] => [
  answer(db, claim, (context) => {
    const { kind, id } = context.input;
    const { claimBy, claimUntil } = queueOf(db, kind).claim(context, id);
    return { claimBy, claimUntil };
  }),
  answer(db, release, (context) => {
    const { kind, id } = context.input;
    queueOf(db, kind).release(context, id);
    return null;
  }),
  answer(db, next, nextOf),
  answer(db, claims, ({ input, inScope }) => {
    const queue = queueOf(db, input.kind);
    return queue
      .rows(db, (row) => inScope(row.memberId) && claimOf(db, row) !== '')
      .map(({ id, claimBy, claimUntil }) => ({ id, claimBy, claimUntil }));
  }),
];
