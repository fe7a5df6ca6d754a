import { redeemBatch as contract } from '../../src/contract/campaign/redeemBatch';
import { RedeemBatchStatus, RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import { termsOf } from '../../src/contract/flow';
import { diffOf, writeUnattended } from '../core/audit';
import type { Db } from '../core/db';
import type { CronJob } from '../core/job';
import { targetOf } from './batches';
import { endCodes } from './endCodes';
import { TITLE } from './names';
import { isOver } from './rows';
import type { BatchRow } from './rows';

const { from } = termsOf(contract, 'expire');

/** Ends a batch, and the codes of it that have uses left; a draft that waited for another operator waits no more. */
export function expire(db: Db, batch: BatchRow): void {
  const before = { ...batch };
  endCodes(db, batch, RedeemCodeStatus.expired, '');
  Object.assign(batch, { status: RedeemBatchStatus.ended, waitsForSecond: 0 });
  batch.version += 1;
  batch.updatedAt = db.stamp();
  batch.updatedBy = '';
  writeUnattended(db, {
    title: TITLE,
    method: 'JOB',
    url: 'redeemBatch/end',
    ...targetOf(batch),
    diff: diffOf(before, batch, ['status', 'unusedCodes']),
  });
}

/** Ends batches whose validity is over. Nothing is redeemed of them meanwhile. */
export const redeemExpire: CronJob = {
  key: 'redeemExpire',
  title: ['兑换码到期', 'Expire redemption codes', '兌換碼到期'],
  group: 'SYSTEM',
  cron: '0 0 * * * *',
  run(db) {
    const over = [...db.redeemBatches.values()].filter(
      (batch) => from.includes(batch.status) && isOver(db, batch),
    );
    for (const batch of over) expire(db, batch);
    return over.length;
  },
};
