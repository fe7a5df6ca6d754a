import type { Db } from '../core/db';
import { parse } from '../core/money';
import { Refusal } from '../core/refusal';
import type { WithdrawRow } from '../core/rows';
import { openBatchOf } from './batch/rows';
import { mustNotBeBlocked } from './checks';
import { hotRoom } from './facts';
import { refusals } from './refusals';

/**
 * What has to hold of a withdraw at the moment of its payment, besides its state. What waits in a batch is paid with that
 * one alone.
 * @throws Refusal 40905 for what is in another batch, 42206 for what has come up since the approval, 40904, 42201
 */
export function mustBePayable(db: Db, row: WithdrawRow, batchId?: number): void {
  const batch = openBatchOf(db, row);
  if (batch && batch.id !== batchId)
    throw new Refusal(40905, { because: refusals.inBatch, no: batch.batchNo });
  mustNotBeBlocked({ db }, row);
  if (db.walletCodes.find((wallet) => wallet.walletCode === row.walletCode)?.withdrawOn !== 1)
    throw new Refusal(40904, { because: refusals.withdrawOff });
  if (row.isInternal === 0 && parse(row.netAmount) > hotRoom(db, row.walletCode).room)
    throw new Refusal(42201, { because: refusals.hotWallet });
}
