import { payoutBatch } from '../../../src/contract/finance/payoutBatch';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { BatchLineState } from '../../../src/contract/finance/payoutBatchParts';
import { SITE } from '../../core/access';
import { diffOf, writeUnattended } from '../../core/audit';
import type { Db } from '../../core/db';
import type { WithdrawRow } from '../../core/rows';
import { paidWith, stateOfLine } from './rows';
import type { BatchRow } from './rows';

/** Its screen in the operation log. */
export const TITLE = '打款批次';

/** Fields of which a history tells. */
export const TOLD = ['status', 'lines', 'reviewerName'] as const;

const ENDED: readonly number[] = [BatchLineState.paid, BatchLineState.failed, BatchLineState.refused];

/** How a batch has ended; `undefined` while something of it is on its way. */
export function endOf(db: Db, batch: BatchRow): BatchStatus | undefined {
  const states = batch.lines.map((line) => stateOfLine(db, batch, line));
  if (states.some((state) => !ENDED.includes(state))) return undefined;
  const paid = states.filter((state) => state === BatchLineState.paid).length;
  if (paid === states.length) return BatchStatus.done;
  return paid > 0 ? BatchStatus.partlyDone : BatchStatus.unpaid;
}

/** A withdraw has come to its end: the batch it was paid with may have, too. */
export function settleBatch(db: Db, withdraw: WithdrawRow): void {
  for (const batch of paidWith(db, withdraw)) {
    const end = batch.status === BatchStatus.paying ? endOf(db, batch) : undefined;
    if (end === undefined) continue;
    const before = { ...batch };
    const at = db.stamp();
    Object.assign(batch, { status: end, endedAt: at, updatedAt: at, updatedBy: '' });
    batch.version += 1;
    writeUnattended(db, {
      title: TITLE,
      method: 'JOB',
      url: `/admin/${SITE}${payoutBatch.name}/complete`,
      targetType: payoutBatch.name,
      targetId: String(batch.id),
      targetText: batch.batchNo,
      diff: diffOf(before, batch, ['status']),
    });
  }
}
