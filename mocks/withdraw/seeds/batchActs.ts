import { payoutBatch } from '../../../src/contract/finance/payoutBatch';
import { Verdict } from '../../../src/contract/block/review';
import { PayMode } from '../../../src/contract/finance/withdrawFlow';
import type { Call } from '@/contract/call';
import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { actAt } from '../../core/seeds/actAt';
import type { WithdrawRow } from '../../core/rows';
import { cancelBatch, reviewBatch, submitBatch } from '../batch/decide';
import { addBatch } from '../batch/make';
import type { BatchRow } from '../batch/rows';
import { TITLE } from '../batch/settle';

const { calls } = payoutBatch;

/** Who does something about a batch, and when. */
interface Doing {
  at: number;
  who: string;
}

/** One call as an operator made it then. */
function done<Input extends object, Result>(
  db: Db,
  call: Pick<Call, 'method' | 'path'>,
  { at, who }: Doing,
  input: Input,
  run: (context: Context<Input & { operPassword: string; requestId: string }>) => Result,
): Result {
  const line = { title: TITLE };
  return actAt(db, { at, who, call, line, body: input }, (context, operPassword) =>
    run({ ...context, input: { ...input, operPassword, requestId: '' } }),
  );
}

/** An operator puts approved withdraws together. @throws Refusal as the call */
export function putTogether(db: Db, doing: Doing, rows: readonly WithdrawRow[]): BatchRow {
  const ids = rows.map(({ id }) => id);
  const versions = new Map(rows.map(({ id, version }) => [String(id), version]));
  const { id } = done(
    db,
    calls.add,
    doing,
    { ids, versions, payMode: PayMode.gateway, remark: '' },
    addBatch,
  );
  const batch = db.payoutBatches.get(Number(id));
  if (!batch) throw new RangeError('the batch was not made');
  return batch;
}

/** Its maker has it paid, or asks another operator. */
export const putForward = (db: Db, at: number, { id, version, createdBy }: BatchRow): boolean =>
  done(db, calls.submit, { at, who: createdBy }, { id, version }, submitBatch).waits;

export const decide = (db: Db, doing: Doing, { id, version }: BatchRow, remark = ''): unknown =>
  done(
    db,
    calls.review,
    doing,
    { id, version, result: remark === '' ? Verdict.approve : Verdict.reject, remark },
    reviewBatch,
  );

export const dropBatch = (db: Db, doing: Doing, { id, version }: BatchRow, reason: string): unknown =>
  done(db, calls.cancel, doing, { id, version, reason }, cancelBatch);
