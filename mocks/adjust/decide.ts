import type { Verdict } from '@/contract/block/review';
import { int, object, oneOf, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { findRow, mustBeVersion, touch } from '../core/resource';
import { addStep, dropClaim, mustBeUnclaimed } from '../core/review';
import { stepUp } from '../core/signIn';
import { adjustable } from './add';
import { adjusts } from './list';
import { bookAdjust, close } from './store';
import type { AdjustRow } from './store';

function mustWait({ status, reviewerName, reviewedAt }: AdjustRow): void {
  if (status === 1) return;
  if (!reviewerName) throw new Refusal(40904);
  throw new Refusal(40901, { who: reviewerName }, { status, reviewerName, reviewedAt });
}

/** Leaves a line in the record's history and one in the operation log. */
function keep(context: Context<unknown>, row: AdjustRow, result: string, before: AdjustRow, note = ''): void {
  const { db, user } = context;
  touch(context, row);
  dropClaim(row);
  const diff = [{ field: 'status', before: String(before.status), after: String(row.status) }];
  if (row.status === 2) {
    diff.push({ field: 'available', before: row.beforeAvailable, after: row.afterAvailable });
  }
  addStep(db, 'adjust', row.id, { result, operatorName: user.userName, at: db.stamp(), note, diff });
  context.note({ diff });
}

/** Body of a review. */
export const review = object({
  id: int,
  version: int,
  result: oneOf<keyof typeof Verdict>('approve', 'reject'),
  remark: withDefault(text(200), ''),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/**
 * Approves or rejects one adjustment, or refuses and changes nothing.
 * @throws Refusal 40301, 40302, 40400, 40901, 40902, 40900, 40903, 40001, 40303, 40904, 42201
 */
export function reviewOne(context: Context<ReturnType<typeof review>>): { status: number } {
  const { db, user, input, note } = context;
  const row = findRow(context, adjusts, input.id);
  note({ targetType: 'adjust', targetId: String(row.id), targetText: row.adjustNo, reason: input.remark });
  stepUp(db, user, input.operPassword);
  mustWait(row);
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, adjusts, row, input.version);
  if (row.createdBy === user.userName) throw new Refusal(40903);
  const before = { ...row };
  if (input.result === 'approve') {
    adjustable(context, row.memberId);
    bookAdjust(db, row, { operatorName: user.userName, requestId: input.requestId, at: db.now() });
  } else {
    if (Array.from(input.remark).length < 5) throw new Refusal(40001, { n: 5 });
    close(db, row, { status: 3, reviewerName: user.userName, at: db.now() });
  }
  row.reviewRemark = input.remark;
  keep(context, row, input.result, before, input.remark);
  return { status: row.status };
}

/** Body of a cancellation. */
export const cancellation = object({ id: int, version: int });

/** Its maker withdraws a request. @throws Refusal 40400, 40300 for any other operator, 40901, 40904, 40902, 40900 */
export function cancelOne(context: Context<ReturnType<typeof cancellation>>): { status: number } {
  const { db, user, input, note } = context;
  const row = findRow(context, adjusts, input.id);
  note({ targetType: 'adjust', targetId: String(row.id), targetText: row.adjustNo });
  if (row.createdBy !== user.userName) throw new Refusal(40300);
  mustWait(row);
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, adjusts, row, input.version);
  const before = { ...row };
  close(db, row, { status: 4, reviewerName: '', at: db.now() });
  keep(context, row, 'cancel', before);
  return { status: row.status };
}
