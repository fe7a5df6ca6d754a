import type { Db } from '../core/db';
import { CHAIN, waited } from '../core/onTheWay';
import { keep } from '../core/review/trail';
import type { WithdrawRow } from '../core/rows';
import { hashOn } from '../core/seeds/chainText';
import { complete, confirming, fail, isCovered, transfer, unclear } from './payout';
import { withdrawTrail } from './trail';

/** How long the gateway takes to answer, in milliseconds. */
const GATEWAY = 20_000;

/** Every thirteenth payout is refused, every seventh is never answered; what stays inside is done at once. */
function gatewayAnswers(db: Db, row: WithdrawRow): void {
  if (row.isInternal === 1) {
    keep(db, withdrawTrail, row, { result: 'complete', who: '' }, () => transfer(db, row));
  } else if (!isCovered(db, row)) {
    const reason = 'gateway: insufficient hot-wallet balance';
    keep(db, withdrawTrail, row, { result: 'fail', who: '' }, () => fail(db, row, reason));
  } else if (row.id % 13 === 5) {
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

/** Lets gateway and chain get on as far as the clock says: payouts are answered and confirmed. */
export function advanceWithdraws(db: Db): void {
  for (const row of db.withdraws.values()) {
    if ((row.status === 4 && row.payMode === 1) || row.status === 5) advanceWithdraw(db, row);
  }
}
