import { PayMode, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { nextConfirmations, nextLook } from '../core/onTheWay';
import { perRecord } from '../core/perRecord';
import { inStateSince } from '../core/review/since';
import { keep } from '../core/review/trail';
import type { WithdrawRow } from '../core/rows';
import { hashOn } from '../core/seeds/chainText';
import type { OwnReason } from './failReasons';
import { complete, confirming, fail, isCovered, transfer, unclear } from './payout';
import { withdrawTrail } from './trail';

/** How long the gateway takes to answer, in milliseconds. */
const GATEWAY = 20_000;

/** Every thirteenth payout is refused, every seventh is never answered; what stays inside is done at once. */
function gatewayAnswers(db: Db, row: WithdrawRow): void {
  if (row.isInternal === 1) {
    keep(db, withdrawTrail, row, { result: 'complete', who: '' }, () => transfer(db, row));
  } else if (!isCovered(db, row)) {
    keep(db, withdrawTrail, row, { result: 'fail', who: '' }, () =>
      fail(db, row, 'noCover' satisfies OwnReason),
    );
  } else if (row.id % 13 === 5) {
    keep(db, withdrawTrail, row, { result: 'fail', who: '' }, () =>
      fail(db, row, 'notBroadcast' satisfies OwnReason),
    );
  } else if (row.id % 7 === 3) {
    keep(db, withdrawTrail, row, { result: 'result', who: '' }, () => unclear(row));
  } else {
    const txHash = hashOn(row.chain, db.random('gateway'));
    keep(db, withdrawTrail, row, { result: 'result', who: '' }, () => confirming(row, txHash));
  }
}

const progressOf = (db: Db, { walletCode, confirmations }: WithdrawRow) => ({
  confirmations,
  required: db.walletCodes.find((wallet) => wallet.walletCode === walletCode)?.confirmations ?? 1,
});

function dueAt(db: Db, row: WithdrawRow): number | undefined {
  if (row.status === WithdrawStatus.processing && row.payMode === PayMode.gateway)
    return inStateSince(db, 'withdraw', row) + GATEWAY;
  if (row.status === WithdrawStatus.confirming)
    return nextLook(inStateSince(db, 'withdraw', row), progressOf(db, row));
  return undefined;
}

function goOn(db: Db, row: WithdrawRow): void {
  if (row.status === WithdrawStatus.processing) {
    gatewayAnswers(db, row);
    return;
  }
  const progress = progressOf(db, row);
  const confirmations = nextConfirmations(progress);
  if (confirmations < progress.required) row.confirmations = confirmations;
  else keep(db, withdrawTrail, row, { result: 'complete', who: '' }, () => complete(db, row));
}

/** Lets gateway and chain get on with payouts: they are answered and confirmed. */
export const withdrawTrack: Job = {
  key: 'withdrawTrack',
  title: ['提现跟踪', 'Track withdrawals', '提現追蹤'],
  group: 'MONEY',
  cron: '0/20 * * * * *',
  ...perRecord<WithdrawRow>({ rows: (db) => db.withdraws.values(), dueAt, act: goOn }),
};
