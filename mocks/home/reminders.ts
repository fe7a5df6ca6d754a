import type { HttpHandler } from 'msw';
import type { PendingCounts, PendingKinds, PendingQuestions, PendingShare } from '@/api/types';
import type { ReviewKind } from '@/contract/shell/review';
import { pending } from '../../src/contract/shell/pending';
import { furtherQueues } from '../../src/contract/shell/queues';
import type { Db } from '../core/db';
import { answer } from '../core/http';
import type { Context } from '../core/http';
import { changeQueuesFor, changesOf, mayConfirm } from '../core/change/queue';
import type { ChangeQueue } from '../core/change/queue';
import { noticeCounts } from '../core/noticeCounts';
import { questionings } from '../core/questions/handlers';
import { queueOf, waiting } from '../core/queues';
import { inStateSince } from '../core/review/since';
import { stampOf } from '../core/time';
import { toReview } from './todo';

const KINDS: PendingKinds<ReviewKind> = {
  systemRechargeCount: 'recharge',
  withdrawCount: 'withdraw',
  realNameAuthCount: 'auth',
};

function each<From, To>(kinds: PendingKinds<From>, to: (kind: From) => To): PendingKinds<To> {
  return {
    systemRechargeCount: to(kinds.systemRechargeCount),
    withdrawCount: to(kinds.withdrawCount),
    realNameAuthCount: to(kinds.realNameAuthCount),
  };
}

/** Results of payouts that another operator has to confirm; second reviews are among the pending withdraws. */
function payouts(context: Context<unknown>): PendingShare {
  const { db, can, inScope } = context;
  const queue = queueOf(db, 'withdraw');
  if (!can(queue.list)) return { count: 0, mine: 0 };
  const rows = queue.rows(
    db,
    ({ id, status, memberId }) =>
      !queue.pending.includes(status) && inScope(memberId) && queue.waitsForSecond(db, id),
  );
  return { count: rows.length, mine: rows.filter(({ id }) => queue.isMine(context, id)).length };
}

/** Records of the queues that home has besides; those of queues that may not be listed are left out. */
const further = (context: Context<unknown>): Record<string, PendingShare> =>
  Object.fromEntries(
    Object.entries(furtherQueues).flatMap(([name, queue]) => {
      const rows = toReview(context, queue);
      return rows ? [[name, { count: rows.length, mine: rows.filter(({ isMine }) => isMine).length }]] : [];
    }),
  );

/** Changes of a kind that another operator has to confirm. */
function changes(context: Context<unknown>, queue: ChangeQueue): PendingShare {
  const rows = changesOf(context.db, queue);
  return { count: rows.length, mine: rows.filter((row) => mayConfirm(context, queue, row)).length };
}

/** Questions that concern the operator, by kind of their records; none for operators whose data are restricted to a team. */
function questions(context: Context<unknown>): PendingQuestions {
  if (context.user.bindMemberId) return {};
  return Object.fromEntries(
    questionings(context.db)
      .map(({ kind, shareOf }) => [kind, shareOf(context)] as const)
      .filter(([, { toReply, replied }]) => toReply + replied > 0),
  );
}

/** Type 0 answers flags ("something waits"), type 1 totals; kinds one may not list answer 0. */
function counts(context: Context<{ Type: number }>): PendingCounts {
  const { db, input, can, inScope } = context;
  const count = ({ length }: readonly unknown[]): number => (input.Type === 0 ? Math.min(length, 1) : length);
  const found = each(KINDS, (kind) => {
    const queue = queueOf(db, kind);
    return { queue, rows: can(queue.list) ? waiting(db, queue, inScope) : [] };
  });
  return {
    ...each(found, ({ rows }) => count(rows)),
    mine: each(found, ({ queue, rows }) => count(rows.filter(({ id }) => queue.isMine(context, id)))),
    newest: each(found, ({ queue: { kind }, rows }) =>
      rows.length > 0 ? stampOf(Math.max(...rows.map((row) => inStateSince(db, kind, row)))) : null,
    ),
    second: {
      payout: payouts(context),
      ...further(context),
      ...Object.fromEntries(changeQueuesFor(context).map((queue) => [queue.kind, changes(context, queue)])),
    },
    questions: questions(context),
    notices: noticeCounts(context),
  };
}

export const reminderHandlers = (db: Db): HttpHandler[] => [answer(db, pending, counts)];
