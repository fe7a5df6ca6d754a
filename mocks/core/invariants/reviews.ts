import type { Db } from '../db';
import { queuesOf } from '../queues';
import type { Complain } from './complain';

/** A claim has a holder and an end, or neither. */
export function checkClaims(db: Db, complain: Complain): void {
  for (const { kind, rows } of queuesOf(db)) {
    for (const { id, claimBy, claimUntil } of rows(db, () => true)) {
      if ((claimBy === '') !== (claimUntil === null)) complain(`${kind} ${id} is half claimed`);
    }
  }
}

/** Steps are about records that are there, or were deleted. */
export function checkSteps(db: Db, complain: Complain): void {
  const deleted = new Set(
    db.steps.filter(({ result }) => result === 'delete').map(({ kind, refId }) => `${kind} ${refId}`),
  );
  const queues = new Map(queuesOf(db).map((queue) => [queue.kind, queue]));
  for (const { id, kind, refId } of db.steps) {
    if (!queues.get(kind)?.find(db, refId) && !deleted.has(`${kind} ${refId}`))
      complain(`review step ${id} refers to ${kind} ${refId}, which is not there`);
  }
}
