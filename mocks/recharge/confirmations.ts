import type { Db } from '../core/db';
import { parse } from '../core/money';
import { CHAIN, waited } from '../core/onTheWay';
import { addStep } from '../core/review';
import type { RechargeRow } from '../core/rows';
import { creditRecharge } from './store';

function advanceRecharge(db: Db, row: RechargeRow): void {
  const required = Math.max(row.requiredConfirmations, 1);
  row.confirmations = Math.max(
    row.confirmations,
    Math.min(required, Math.floor((waited(db, row) * required) / CHAIN)),
  );
  if (row.confirmations < required) return;
  row.version += 1;
  row.updatedAt = db.stamp();
  // A doubtful transfer, or one to a closed account, waits for an operator's review.
  const waits = row.riskFlags.length > 0 || db.members.get(row.memberId)?.status === 3;
  if (waits) row.status = 1;
  else creditRecharge(db, row, { credit: parse(row.amount) - parse(row.fee), at: db.now() });
  addStep(db, 'recharge', row.id, {
    result: waits ? 'hold' : 'complete',
    operatorName: '',
    at: db.stamp(),
    diff: [{ field: 'status', before: '0', after: String(row.status) }],
  });
}

/** Lets the chain get on as far as the clock says: recharges are confirmed and credited. */
export function advanceRecharges(db: Db): void {
  for (const row of db.recharges.values()) if (row.status === 0 && !row.deleted) advanceRecharge(db, row);
}
