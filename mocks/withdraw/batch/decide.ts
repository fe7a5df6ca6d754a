import type { BulkAnswer } from '@/api/types';
import { payoutBatch as contract } from '../../../src/contract/finance/payoutBatch';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { PayMode } from '../../../src/contract/finance/withdrawFlow';
import { Verdict } from '../../../src/contract/block/review';
import { termsOf } from '../../../src/contract/flow';
import type { MoveTerms } from '@/contract/flow';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../../core/body';
import type { ChangeQueue } from '../../core/change/queue';
import type { Context } from '../../core/http';
import { format, parse } from '../../core/money';
import { invalid, Refusal } from '../../core/refusal';
import { changeRow } from '../../core/resource';
import { mustSayWhy } from '../../core/review/guards';
import { mustBeAnother } from '../../core/samePerson';
import type { FieldChange } from '@/api/types';
import { worthOf } from '../facts';
import { refusals } from '../refusals';
import { eachOf } from '../../core/bulk';
import { walletsOf } from './dryRun';
import { batches } from './list';
import { makeBatch, newBatch, takesSecond } from './make';
import { keepPayment, payLine, release, roomsOf } from './release';
import type { Told } from './release';
import { batchesOf, withdrawsIn } from './rows';
import type { BatchRow } from './rows';
import { TOLD } from './settle';

type Calls = (typeof contract)['calls'];

const terms = {
  drop: termsOf(contract, 'drop'),
  submit: termsOf(contract, 'submit'),
  review: termsOf(contract, 'approve'),
  cancel: termsOf(contract, 'cancel'),
};

/** @throws Refusal 40904 where a move does not start */
function mustStart({ from }: MoveTerms, { status }: BatchRow): void {
  if (!from.includes(status)) throw new Refusal(40904);
}

/** @throws Refusal 40300 for another's */
function mustBeOwn({ user }: Context<unknown>, { createdBy }: BatchRow): void {
  if (createdBy !== user.userName) throw new Refusal(40300);
}

/** By hand only operators pay who have approved none of them. @throws Refusal 40903 */
function mustNotHaveApproved(context: Context<unknown>, batch: BatchRow): void {
  if (batch.payMode !== PayMode.manual) return;
  for (const { firstReviewer, secondReviewer } of withdrawsIn(context.db, batch)) {
    mustBeAnother(context, firstReviewer);
    mustBeAnother(context, secondReviewer);
  }
}

/** Its own line in the operation log, beside those of its withdraws. */
function tell(
  { noteRecord }: Context<unknown>,
  { id, batchNo }: BatchRow,
  { diff, reason = '' }: { diff: FieldChange[]; reason?: string },
): void {
  noteRecord({ targetType: contract.name, targetId: String(id), targetText: batchNo, diff, reason });
}

/** Has a batch paid, or asks another operator to release it. */
function putForward(context: Context<unknown>, batch: BatchRow): Told & { waits: boolean } {
  const { db } = context;
  batch.submittedAt = db.stamp();
  batch.needsApproval = takesSecond(db, parse(batch.usdtValue));
  if (!batch.needsApproval) return { waits: false, ...release(context, batch) };
  batch.status = BatchStatus.waiting;
  return { waits: true, sent: 0, refused: 0 };
}

/** @throws Refusal 40400, 40900, 40300, 40904, 40903 */
export function submitBatch(
  context: Context<Sent<Calls['submit']['body']>>,
): WireShape<Calls['submit']['answer']> {
  let told = { waits: true, sent: 0, refused: 0 };
  const { row, diff } = changeRow(context, batches, TOLD, (batch) => {
    mustBeOwn(context, batch);
    mustStart(terms.submit, batch);
    mustNotHaveApproved(context, batch);
    told = putForward(context, batch);
  });
  tell(context, row, { diff });
  return told;
}

/** Another operator releases or refuses it. @throws Refusal 40400, 40900, 40903, 40904, 40001 */
export function reviewBatch(context: Context<Sent<Calls['review']['body']>>): Told {
  const { db, user, input } = context;
  const { result, remark } = input;
  let told: Told = { sent: 0, refused: 0 };
  const { row, diff } = changeRow(context, batches, TOLD, (batch) => {
    mustBeAnother(context, batch.createdBy);
    mustStart(terms.review, batch);
    const decided = { reviewerName: user.userName, reviewedAt: db.stamp(), reviewRemark: remark };
    if (result === Verdict.reject) {
      mustSayWhy({ input: { note: remark } });
      Object.assign(batch, decided, { status: BatchStatus.refused });
      close(context, batch);
      return;
    }
    mustNotHaveApproved(context, batch);
    Object.assign(batch, decided);
    told = release(context, batch);
  });
  tell(context, row, { diff, reason: remark });
  return told;
}

/** It ends without a payment: what was free then is kept. */
function close({ db }: Context<unknown>, batch: BatchRow): void {
  batch.endedAt = db.stamp();
  batch.wallets = walletsOf(db, withdrawsIn(db, batch), () => false);
}

/** @throws Refusal 40400, 40900, 40904 */
export function cancelBatch(context: Context<Sent<Calls['cancel']['body']>>): { version: number } {
  const { version } = changeRow(context, batches, TOLD, (batch) => {
    mustStart(terms.cancel, batch);
    batch.status = BatchStatus.cancelled;
    batch.cancelReason = context.input.reason;
    close(context, batch);
  });
  return { version };
}

/** Takes lines out of a draft. @throws Refusal 40400, 40900, 40300, 40904, 40000 */
export function dropLines(context: Context<Sent<Calls['drop']['body']>>): { version: number } {
  const { db, input } = context;
  const { row, version } = changeRow(context, batches, TOLD, (batch) => {
    mustBeOwn(context, batch);
    mustStart(terms.drop, batch);
    const out = new Set(input.ids);
    const lines = batch.lines.filter(({ withdrawId }) => !out.has(withdrawId));
    if (lines.length + out.size !== batch.lines.length || out.size === 0) throw invalid('ids');
    if (lines.length === 0) throw new Refusal(40000, { field: 'ids', because: refusals.lastLine });
    batch.lines = lines;
    batch.usdtValue = format(worthOf(withdrawsIn(db, batch)));
  });
  // It is looked up by its lines.
  db.payoutBatches.set(row.id, row);
  return { version };
}

/** What is sent with the payment of several withdraws. */
interface Many {
  ids: readonly number[];
  versions: ReadonlyMap<string, number>;
  payMode: BatchRow['payMode'];
}

/** Above the sum it waits for another operator, with all of its lines. */
function askForMany(context: Context<unknown>, { ids, ...terms }: Many): BatchRow {
  const batch = makeBatch(context, ids, { ...terms, remark: '' });
  mustNotHaveApproved(context, batch);
  putForward(context, batch);
  return batch;
}

/** Below it each is paid by itself. @throws Refusal the first one, where all are refused */
function payAtOnce(
  context: Context<unknown>,
  { ids, versions, ...terms }: Many,
): { batch: BatchRow; answer: BulkAnswer } {
  const { db } = context;
  const rows = ids.flatMap((id) => db.withdraws.get(id) ?? []);
  const batch = newBatch(context, rows, { ...terms, remark: '' });
  const rooms = roomsOf(db, rows);
  const refused = new Map<number, Refusal>();
  const answer = eachOf(context, ids, (id) => {
    try {
      payLine(context, batch, { id, version: versions.get(String(id)) });
    } catch (error) {
      if (error instanceof Refusal) refused.set(id, error);
      throw error;
    }
  });
  batch.submittedAt = db.stamp();
  keepPayment(db, batch, rooms, refused);
  db.payoutBatches.set(batch.id, batch);
  return { batch, answer };
}

/** Several withdraws are paid as a batch, which is made and put forward at once. @throws Refusal as a single payment */
export function payAsBatch(
  context: Context<unknown>,
  many: Many,
): BulkAnswer & { batchNo: string; waits: boolean } {
  const { db } = context;
  const rows = many.ids.flatMap((id) => db.withdraws.get(id) ?? []);
  const waits = takesSecond(db, worthOf(rows));
  const { batch, answer } = waits
    ? { batch: askForMany(context, many), answer: { success: [...many.ids], failed: [] } }
    : payAtOnce(context, many);
  const diff = [{ field: 'status', before: String(BatchStatus.draft), after: String(batch.status) }];
  tell(context, batch, { diff });
  return { ...answer, batchNo: batch.batchNo, waits };
}

/** Batches that wait for another operator, as changes do. */
export const batchQueue: ChangeQueue = {
  kind: 'payoutBatch',
  list: contract.calls.list.path,
  confirm: contract.calls.review.path,
  rows: (db) =>
    batchesOf(db)
      .filter(({ status }) => status === BatchStatus.waiting)
      .map((row) => ({
        pendingChange: row,
        changeBy: row.createdBy,
        changeAt: row.submittedAt,
        changeUntil: null,
      })),
};
