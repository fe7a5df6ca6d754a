import type { Db } from '../core/db';
import { parse } from '../core/money';
import { CHAIN, waited } from '../core/onTheWay';
import { keep } from '../core/review/trail';
import type { RechargeRow } from '../core/rows';
import { twinsOf } from './credit';
import { creditRecharge } from './store';
import { rechargeTrail } from './trail';

function advanceRecharge(db: Db, row: RechargeRow): void {
  const required = Math.max(row.requiredConfirmations, 1);
  row.confirmations = Math.max(
    row.confirmations,
    Math.min(required, Math.floor((waited(db, row) * required) / CHAIN)),
  );
  if (row.confirmations < required) return;
  // A doubtful transfer, one to a closed account, or one that was credited before, waits for an operator's review.
  const waits =
    row.riskFlags.length > 0 ||
    db.members.get(row.memberId)?.status === 3 ||
    twinsOf(db, row, row.txHash).some(({ status }) => status === 2);
  keep(db, rechargeTrail, row, { result: waits ? 'hold' : 'complete', who: '' }, () => {
    if (waits) row.status = 1;
    else creditRecharge(db, row, { credit: parse(row.amount) - parse(row.fee), at: db.now() });
  });
}

/** Lets the chain get on as far as the clock says: recharges are confirmed and credited. */
export function advanceRecharges(db: Db): void {
  for (const row of db.recharges.values()) if (row.status === 0 && !row.deleted) advanceRecharge(db, row);
}
