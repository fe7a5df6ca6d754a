import { payoutBatch as contract } from '../../../src/contract/finance/payoutBatch';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { PAY_MOST } from '../../../src/contract/finance/withdraw';
import { PayMode, WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../../core/body';
import { setting } from '../../core/config/setting';
import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { format } from '../../core/money';
import { invalid, Refusal, wording } from '../../core/refusal';
import { findRow, mustBeVersion } from '../../core/resource';
import type { WithdrawRow } from '../../core/rows';
import { compactDay } from '../../core/time';
import { worthOf } from '../facts';
import { withdraws } from '../list';
import { refusals } from '../refusals';
import { batchThreshold } from '../settings';
import { dryRun } from './dryRun';
import { openBatchOf } from './rows';
import type { BatchRow } from './rows';

type Calls = (typeof contract)['calls'];

/** True where another operator has to release withdraws of this worth together. */
export const takesSecond = (db: Db, usdt: bigint): boolean => usdt >= setting(db, batchThreshold);

/** @throws Refusal 40000 for none, too many, or one twice */
function mustBeSome(ids: readonly number[]): void {
  if (ids.length === 0 || ids.length > PAY_MOST || new Set(ids).size !== ids.length) throw invalid('ids');
}

/** Whether a withdraw may come into a batch. @throws Refusal 40904, 40000 */
function mustSuit(db: Db, row: WithdrawRow, payMode: number): void {
  const { orderNo, status, isInternal } = row;
  if (status !== WithdrawStatus.approved)
    throw new Refusal(40904, { because: refusals.notApproved, order: orderNo });
  const batch = openBatchOf(db, row);
  if (batch) throw new Refusal(40904, { because: refusals.batched, order: orderNo, no: batch.batchNo });
  // No hand outside the platform can do what its own books do.
  if (payMode === PayMode.manual && isInternal === 1) throw invalid('payMode');
}

/** A batch of these withdraws, kept nowhere yet. */
export function newBatch(
  { db, user }: Pick<Context<unknown>, 'db' | 'user'>,
  rows: readonly WithdrawRow[],
  { payMode, remark }: { payMode: BatchRow['payMode']; remark: string },
): BatchRow {
  const id = db.nextId('payoutBatch');
  const at = db.stamp();
  const usdt = worthOf(rows);
  return {
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: '',
    remark,
    batchNo: `PB${compactDay(db.now())}${String(id).padStart(8, '0')}`,
    status: BatchStatus.draft,
    payMode,
    usdtValue: format(usdt),
    needsApproval: takesSecond(db, usdt),
    submittedAt: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    paidAt: null,
    endedAt: null,
    cancelReason: '',
    lines: rows.map(({ id: withdrawId }) => ({ withdrawId, refused: null })),
    wallets: null,
  };
}

/** Puts approved withdraws together. @throws Refusal 40000, 40400, 40900, 40904 */
export function makeBatch(
  context: Context<unknown>,
  ids: readonly number[],
  {
    versions,
    ...terms
  }: { versions: ReadonlyMap<string, number>; payMode: BatchRow['payMode']; remark: string },
): BatchRow {
  const { db } = context;
  mustBeSome(ids);
  const rows = ids.map((id) => findRow(context, withdraws, id));
  for (const row of rows) {
    mustSuit(db, row, terms.payMode);
    mustBeVersion(context, withdraws, row, versions.get(String(row.id)));
  }
  const batch = newBatch(context, rows, terms);
  db.payoutBatches.set(batch.id, batch);
  return batch;
}

/** A new draft. @throws Refusal as `makeBatch` */
export function addBatch(context: Context<Sent<Calls['add']['body']>>): WireShape<Calls['add']['answer']> {
  const { input, note } = context;
  const { ids, versions, payMode, remark } = input;
  const { id, batchNo } = makeBatch(context, ids, { versions, payMode, remark });
  note({ targetType: contract.name, targetId: String(id), targetText: batchNo, reason: remark });
  return { id, batchNo };
}

/** What a batch of these withdraws would do now. @throws Refusal 40000, 40400 */
export function preview(
  context: Context<Sent<Calls['preview']['query']>>,
): WireShape<Calls['preview']['answer']> {
  const { db, user, lang, input } = context;
  mustBeSome(input.ids);
  const rows = input.ids.map((id) => findRow(context, withdraws, id));
  const { refused, wallets } = dryRun(db, rows, { userName: user.userName, payMode: PayMode.gateway });
  const usdt = worthOf(rows);
  return {
    usdtValue: format(usdt),
    secondFrom: format(setting(db, batchThreshold)),
    waits: takesSecond(db, usdt),
    wallets,
    problems: rows.flatMap(({ id, orderNo }) => {
      const refusal = refused.get(id);
      return refusal ? [{ id, orderNo, msg: wording(refusal, lang) }] : [];
    }),
  };
}
