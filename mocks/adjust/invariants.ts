import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';

/** An approved adjustment booked its amount once, in its direction; no other booked anything. */
export function checkAdjusts(db: Db, complain: Complain): void {
  const booked = new Map<string, string[]>();
  for (const { refType, refNo, bizType } of db.ledger.lines) {
    if (refType === 'adjust') booked.set(refNo, [...(booked.get(refNo) ?? []), String(bizType)]);
  }
  for (const { adjustNo, status, direction, createdBy, reviewerName, firstReviewer } of db.adjusts.values()) {
    const lines = (booked.get(adjustNo) ?? []).join();
    if (lines !== (status === AdjustStatus.approved ? String(700 + direction) : ''))
      complain(`adjustment ${adjustNo} in state ${status} booked ${lines || 'nothing'}`);
    if (status === AdjustStatus.approved && reviewerName === firstReviewer)
      complain(`adjustment ${adjustNo} was approved twice by one operator`);
    if (status === AdjustStatus.onHold && firstReviewer !== '')
      complain(`adjustment ${adjustNo} is on hold with a first approval`);
    if (reviewerName === createdBy) complain(`adjustment ${adjustNo} was decided by its maker`);
  }
}
