import { redeemBatch as contract } from '../../src/contract/campaign/redeemBatch';
import { described } from '../core/described';
import { listOf } from '../core/indexed';
import { BATCH, TITLE } from './names';
import type { BatchRow } from './rows';

/** From so many redemptions from one address or device on a batch is suspect, when they are this share of all. */
const SUSPECT = { count: 20, percent: 30 } as const;

/** True where much was redeemed from one place. */
const isSuspect = ({ busiestCount, usedCount }: BatchRow): boolean =>
  busiestCount >= SUSPECT.count && busiestCount * 100 >= usedCount * SUSPECT.percent;

/** How often all codes of a batch can be redeemed. */
export const usesIn = ({ codeCount, usesPerCode }: Pick<BatchRow, 'codeCount' | 'usesPerCode'>): number =>
  codeCount * usesPerCode;

/** Percent of a whole with two decimals, cut. */
export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '0' : String(Math.floor((part * 10_000) / whole) / 100);

/** Batches as the toolkit lists them. */
export const batches = described<BatchRow>(contract, {
  title: TITLE,
  rows: (db) => listOf(db.redeemBatches),
  find: (db, id) => db.redeemBatches.get(id),
  derive: (db, batch) => {
    const uses = usesIn(batch);
    const { couponCode = '' } = db.coupons.get(Number(batch.couponId)) ?? {};
    return { couponCode, uses, useRate: percentOf(batch.usedCount, uses), suspect: isSuspect(batch) ? 1 : 0 };
  },
});

/** `targetType` and name of a batch in the operation log. */
export const targetOf = ({ id, batchNo }: BatchRow) => ({
  targetType: BATCH,
  targetId: String(id),
  targetText: batchNo,
});
