import { changeOf } from '../audit';
import type { Db } from '../db';
import type { Complain } from '../invariants/complain';
import { changeQueues } from './queue';

/** A change that waits has a maker, a moment and an end; without one there is none of them. */
export function checkWaiting(db: Db, complain: Complain): void {
  for (const { kind, rows } of changeQueues(db))
    for (const { pendingChange, changeBy, changeAt } of rows(db)) {
      if ((pendingChange === null) !== (changeBy === '')) complain(`a ${kind} is changed by nobody`);
      if ((pendingChange === null) !== (changeAt === null)) complain(`a ${kind} is changed at no time`);
    }
}

/** Changes were confirmed by another operator than the one who made them. */
export function checkConfirmed(db: Db, complain: Complain): void {
  for (const { confirm } of changeQueues(db)) {
    if (!confirm.endsWith('/confirmChange')) continue;
    const edit = confirm.replace(/confirmChange$/, 'edit');
    const makers = new Map<string, string>();
    for (const { operUrl, operName, targetId, errorCode, diff } of db.operLogs) {
      const maker = changeOf(diff, 'changeBy');
      // Records that a confirmed change takes along, such as the other codes of a coin, had none of their own.
      if (errorCode !== 0 || !maker) continue;
      if (operUrl.endsWith(`/${edit}`) && maker.after) makers.set(targetId, maker.after);
      if (operUrl.endsWith(`/${confirm}`) && makers.get(targetId) === operName)
        complain(`${operUrl} of ${targetId} was done by one, ${operName}`);
    }
  }
}
