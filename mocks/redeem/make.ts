import { RedeemBatchStatus, RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import type { Db } from '../core/db';
import { compactDay } from '../core/time';
import { newCode } from './draw';
import type { Draw } from './draw';
import type { BatchRow } from './rows';

/** What a new batch is known by; the rest starts empty. */
export type NewBatch = Pick<
  BatchRow,
  | 'batchName'
  | 'rewardType'
  | 'coin'
  | 'amount'
  | 'couponId'
  | 'codeCount'
  | 'codeLength'
  | 'prefix'
  | 'usesPerCode'
  | 'perMember'
  | 'startAt'
  | 'endAt'
  | 'channel'
  | 'remark'
  | 'usdtValue'
  | 'waitsForSecond'
  | 'createdBy'
>;

/** Makes a batch with its codes, as a draft. */
export function makeBatch(db: Db, given: NewBatch, draw: Draw): BatchRow {
  const [id, at] = [db.nextId('redeemBatch'), db.stamp()];
  const { createdBy, usdtValue } = given;
  const batch: BatchRow = {
    ...given,
    id,
    version: 1,
    batchNo: `RB${compactDay(db.now())}${String(id).padStart(8, '0')}`,
    status: RedeemBatchStatus.draft,
    usedCount: 0,
    unusedCodes: given.codeCount,
    costUsdt: '0',
    reviewerName: '',
    busiest: '',
    busiestCount: 0,
    exportCount: 0,
    exportedAt: null,
    exportedBy: '',
    createdAt: at,
    updatedAt: at,
    updatedBy: createdBy,
    handedOut: given.waitsForSecond === 1 ? null : { createdBy, createdAt: at, usdtValue },
    byIp: {},
    byDevice: {},
  };
  db.redeemBatches.set(id, batch);
  for (let made = 0; made < batch.codeCount; made += 1) {
    const codeId = db.nextId('redeemCode');
    db.redeemCodes.set(codeId, {
      id: codeId,
      version: 1,
      batchId: id,
      code: newCode(db, batch, draw),
      status: RedeemCodeStatus.unused,
      usedTimes: 0,
      usedBy: null,
      usedAt: null,
      usedIp: '',
      endedAt: null,
      updatedAt: at,
      updatedBy: createdBy,
    });
  }
  return batch;
}
