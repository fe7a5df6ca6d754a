import type { HttpHandler } from 'msw';
import { int, object, oneOf, optional } from './check';
import type { Db } from './db';
import { call } from './http';
import type { Context } from './http';
import { byAge, queues } from './queues';
import type { QueueEntry, QueueRow } from './queues';
import { Refusal } from './refusal';
import { claimOf } from './review/claim';
import type { ReviewKind } from './rows';

const kind = oneOf<ReviewKind>('recharge', 'withdraw', 'auth', 'adjust');
const target = object({ kind, id: int });

const ORDERS = {
  oldest: byAge,
  riskiest: (a: QueueRow, b: QueueRow) => b.risk - a.risk || a.id - b.id,
  largest: (a: QueueRow, b: QueueRow) => (a.value > b.value ? -1 : a.value < b.value ? 1 : a.id - b.id),
};

/** What comes after `afterId` in the order asked for; from the start when that was the last. */
function nextOf(
  { db, user, inScope }: Context<unknown>,
  question: { kind: ReviewKind; afterId?: number; sort: keyof typeof ORDERS },
): { id: number | null; left: number } {
  const queue = queues[question.kind];
  const open = (row: QueueEntry) =>
    queue.pending.includes(row.status) &&
    inScope(row.memberId) &&
    ['', user.userName].includes(claimOf(db, row));
  const free = (row: QueueRow) => open(row) && queue.isFor(db, row.id, user.userName);
  // The one just decided no longer waits, but still says where one was.
  const line = queue.rows(db, (row) => row.id === question.afterId || open(row)).sort(ORDERS[question.sort]);
  const at = line.findIndex((row) => row.id === question.afterId);
  const ahead = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))].filter(free);
  return { id: ahead[0]?.id ?? null, left: ahead.length };
}

export const reviewHandlers = (db: Db): HttpHandler[] => [
  call(db, 'POST review/claim', { permission: 'free' }, target, (context) => {
    const { kind: of, id } = context.input;
    const { claimBy, claimUntil } = queues[of].claim(context, id);
    return { claimBy, claimUntil };
  }),
  call(db, 'POST review/release', { permission: 'free' }, target, (context) => {
    const { kind: of, id } = context.input;
    queues[of].release(context, id);
    return null;
  }),
  call(
    db,
    'GET review/next',
    { permission: 'free' },
    object({ kind, afterId: optional(int), sort: optional(oneOf('oldest', 'riskiest', 'largest')) }),
    (context) => {
      const { input, can } = context;
      if (!can(queues[input.kind].list)) throw new Refusal(40300);
      return nextOf(context, { ...input, sort: input.sort ?? 'oldest' });
    },
  ),
  call(db, 'GET review/claims', { permission: 'free' }, object({ kind }), ({ input, can, inScope }) => {
    const queue = queues[input.kind];
    if (!can(queue.list)) throw new Refusal(40300);
    return queue
      .rows(db, (row) => inScope(row.memberId) && claimOf(db, row) !== '')
      .map(({ id, claimBy, claimUntil }) => ({ id, claimBy, claimUntil }));
  }),
];
