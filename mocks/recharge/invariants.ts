import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';

/** Every credited recharge has exactly one ledger line, of its amount; no other has one. */
export function checkCredits(db: Db, complain: Complain): void {
  const credited = new Map<string, string[]>();
  for (const { refType, refNo, availableChange } of db.ledger.lines) {
    if (refType === 'recharge') credited.set(refNo, [...(credited.get(refNo) ?? []), availableChange]);
  }
  for (const row of db.recharges.values()) {
    const booked = (credited.get(row.orderNo) ?? []).join(' + ');
    if (booked !== (row.creditAmount ?? ''))
      complain(`recharge ${row.orderNo} booked ${booked}, not ${row.creditAmount}`);
    if ((row.creditPrice === null) !== (row.creditAmount === null))
      complain(`recharge ${row.orderNo} was credited at no price`);
    if ((row.status === RechargeStatus.credited) !== (row.creditAmount !== null))
      complain(`recharge ${row.orderNo} has the wrong state`);
  }
}

/** No operator has decided about a record of his own, or twice about the same one. */
export function checkFourEyes(db: Db, complain: Complain): void {
  for (const row of db.recharges.values()) {
    if (!row.reviewerName) continue;
    if (row.reviewerName === row.createdBy) complain(`recharge ${row.orderNo} was decided by its maker`);
    if (row.status === RechargeStatus.credited && row.reviewerName === row.firstReviewer)
      complain(`recharge ${row.orderNo} was seen by two eyes only`);
  }
}
