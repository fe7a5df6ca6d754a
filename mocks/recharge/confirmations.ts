import type { Db } from '../core/db';
import { parse } from '../core/money';
import { creditRecharge } from './store';
import { keep } from '../core/review/trail';
import type { RechargeRow, WithdrawRow } from '../core/rows';
import { hashOn } from '../core/seeds/chainText';
import { complete, confirming, fail, unclear } from '../withdraw/payout';
import { rechargeTrail } from './trail';
import { withdrawTrail } from '../withdraw/trail';

/** How long the gateway takes to answer, and a chain to confirm everything it has to. Milliseconds. */
const GATEWAY = 20_000;
const CHAIN = 90_000;

/** Since when a transfer is in its state, as of the last check. */
function waited(db: Db, { orderNo, status }: { orderNo: string; status: number }): number {
  const key = `${orderNo} ${status}`;
  const since = db.runtime.onTheWay.get(key) ?? db.now();
  db.runtime.onTheWay.set(key, since);
  return db.now() - since;
}

/** Every thirteenth payout is refused, every seventh is never answered. */
function gatewayAnswers(db: Db, row: WithdrawRow): void {
  if (row.id % 13 === 5) {
    keep(db, withdrawTrail, row, { result: 'fail', who: '' }, () => fail(db, row, 'gateway: not broadcast'));
  } else if (row.id % 7 === 3) {
    keep(db, withdrawTrail, row, { result: 'result', who: '' }, () => unclear(row));
  } else {
    const txHash = hashOn(row.chain, db.random('gateway'));
    keep(db, withdrawTrail, row, { result: 'result', who: '' }, () => confirming(row, txHash));
  }
}

function advanceWithdraw(db: Db, row: WithdrawRow): void {
  const since = waited(db, row);
  const before = row.status;
  if (row.status === 4) {
    if (since >= GATEWAY) gatewayAnswers(db, row);
  } else {
    const required =
      db.walletCodes.find((wallet) => wallet.walletCode === row.walletCode)?.confirmations ?? 1;
    row.confirmations = Math.min(required, Math.floor((since * required) / CHAIN));
    if (row.confirmations >= required) {
      keep(db, withdrawTrail, row, { result: 'complete', who: '' }, () => complete(db, row));
    }
  }
  if (row.status !== before) {
    // The next state begins now, not at the next check.
    waited(db, row);
  }
}

function advanceRecharge(db: Db, row: RechargeRow): void {
  const required = Math.max(row.requiredConfirmations, 1);
  row.confirmations = Math.max(
    row.confirmations,
    Math.min(required, Math.floor((waited(db, row) * required) / CHAIN)),
  );
  if (row.confirmations < required) return;
  // A doubtful transfer, or one to a closed account, waits for an operator's review.
  const waits = row.riskFlags.length > 0 || db.members.get(row.memberId)?.status === 3;
  keep(db, rechargeTrail, row, { result: waits ? 'hold' : 'complete', who: '' }, () => {
    if (waits) row.status = 1;
    else creditRecharge(db, row, { credit: parse(row.amount) - parse(row.fee), at: db.now() });
  });
}

/**
 * Lets gateway and chain get on as far as the clock says: payouts are answered and confirmed, recharges
 * are confirmed and credited.
 */
export function advanceTransfers(db: Db): void {
  for (const row of db.withdraws.values()) {
    if ((row.status === 4 && row.payMode === 1) || row.status === 5) advanceWithdraw(db, row);
  }
  for (const row of db.recharges.values()) if (row.status === 0 && !row.deleted) advanceRecharge(db, row);
}
