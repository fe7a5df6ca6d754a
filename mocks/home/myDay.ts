import type { WireShape } from '@/contract/field/field';
import type { myDay } from '@/contract/shell/homeDesk';
import type { Db } from '../core/db';
import { changeQueues, changesOf } from '../core/change/queue';
import type { Context } from '../core/http';
import { noticeCounts } from '../core/noticeCounts';
import { queuesOf } from '../core/queues';
import { stepsOf } from '../core/review/steps';
import type { StepRow } from '../core/rows';
import { dayStart, MINUTE, msOf, stampOf } from '../core/time';
import { todo } from './todo';

/** What a history calls the decisions of a review. */
const DECISIONS = new Set(['approve', 'reject', 'rejectFinal']);

/** What it calls those that take back what was approved. */
const REVERSALS = new Set(['reject', 'rejectFinal', 'return', 'revoke', 'takeBack']);

/** The decisions of an operator since a moment, the oldest first. */
const decisionsSince = (db: Db, userName: string, from: string): StepRow[] =>
  db.steps.filter(
    ({ operatorName, at, result }) => operatorName === userName && at >= from && DECISIONS.has(result),
  );

/** Minutes that a record had waited since what happened to it before a decision. */
function minutesBefore(db: Db, { id, kind, refId, at }: StepRow): number {
  const created = queuesOf(db)
    .find((queue) => queue.kind === kind)
    ?.find(db, refId)?.createdAt;
  const before = stepsOf(db, kind, refId).findLast((step) => step.id < id)?.at ?? created ?? at;
  return Math.max(0, Math.floor((msOf(at) - msOf(before)) / MINUTE));
}

/** True where another operator has taken back since what was approved. */
const isReversed = (db: Db, { id, kind, refId, result, operatorName: own }: StepRow): boolean =>
  result === 'approve' &&
  stepsOf(db, kind, refId).some(
    (step) =>
      step.id > id && step.operatorName !== '' && step.operatorName !== own && REVERSALS.has(step.result),
  );

/** The value in the middle, the smaller of two; `null` without any. */
const middleOf = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;

/** What the operator has done today, and what waits for them. */
export function dayOf(context: Context<unknown>): WireShape<(typeof myDay)['answer']> {
  const { db, user } = context;
  const decisions = decisionsSince(db, user.userName, stampOf(dayStart(db.now())));
  return {
    reviews: decisions.length,
    medianMinutes: middleOf(decisions.map((step) => minutesBefore(db, step))),
    reversals: new Set(
      decisions.filter((step) => isReversed(db, step)).map(({ kind, refId }) => `${kind} ${refId}`),
    ).size,
    mine: todo(context).reduce((sum, queue) => sum + queue.mine, 0),
    asked: changeQueues(db)
      .flatMap((queue) => changesOf(db, queue))
      .filter(({ changeBy }) => changeBy === user.userName).length,
    notices: noticeCounts(context).unread,
  };
}
