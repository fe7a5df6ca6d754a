import type { BulkAnswer } from '@/api/types';
import type { WithdrawDecision } from '@/contract/finance/withdraw';
import { BULK_CAP, eachOf } from '../core/bulk';
import { int, intMap, listOf, object, oneOf, optional, reason, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import { stepUp } from '../core/signIn';
import { assess } from './checks';
import { withdraws } from './list';
import { reviewWithdraw } from './review';
import { changeBy, mustBeOpen } from './states';

/** Most withdraws that are approved at once. */
const APPROVE_CAP = 20;

/** Body of a review. */
export const review = object({
  id: optional(int),
  ids: optional(listOf(int, BULK_CAP)),
  result: oneOf<WithdrawDecision>('approve', 'reject', 'hold', 'release', 'cancel', 'return'),
  rejectCode: optional(text(30)),
  addressTail: optional(text(30)),
  remark: withDefault(text(200), ''),
  versions: intMap,
  requestId: text(64, 8),
});

/** One verdict over one withdraw or several; several are approved only in one coin. */
export function reviewMany(context: Context<ReturnType<typeof review>>): BulkAnswer {
  const { db, input, lang, note } = context;
  const { versions, id: _id, ids: _ids, requestId: _requestId, ...verdict } = input;
  const bulk = input.ids !== undefined;
  const ids = input.ids ?? (input.id === undefined ? [] : [input.id]);
  if (!ids.length || (bulk && input.id !== undefined)) throw invalid('ids');
  if (bulk && verdict.result === 'approve') {
    const coins = new Set(ids.map((id) => db.withdraws.get(id)?.coin));
    if (ids.length > APPROVE_CAP || coins.size > 1) throw invalid('ids');
  }
  note({ targetType: withdraws.target, targetId: ids.join(','), reason: verdict.remark });
  return eachOf(ids, lang, (id) => {
    const row = findRow(context, withdraws, id);
    note({ targetText: row.orderNo });
    reviewWithdraw(context, row, { ...verdict, version: versions.get(String(id)), bulk });
  });
}

/** Body of an override. */
export const overriding = object({
  id: int,
  version: int,
  reason: reason(5),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/**
 * Lifts the block of the hard checks; another operator still has to approve.
 * @throws Refusal 40301, 40400, 40901, 40904 when nothing blocks, 40903 after an approval of one's own, 40900
 */
export function overrideBlock(context: Context<ReturnType<typeof overriding>>): { version: number } {
  const { db, user, input, note } = context;
  const row = findRow(context, withdraws, input.id);
  note({ targetType: withdraws.target, targetId: String(row.id), targetText: row.orderNo });
  stepUp(db, user, input.operPassword);
  mustBeOpen(row, [1, 2]);
  changeBy(context, row, input.version, { result: 'override', note: input.reason }, () => {
    const { blocks } = assess(db, row);
    if (!blocks.length) throw new Refusal(40904);
    if (row.firstReviewer === user.userName) throw new Refusal(40903);
    const rules = [...(row.override?.rules ?? []), ...blocks];
    row.override = { by: user.userName, at: db.stamp(), reason: input.reason, rules };
  });
  return { version: row.version };
}

/** Body of an edit. */
export const edit = object({ id: int, version: int, remark: withDefault(text(200), '') });

/** Changes the note, in any state. @throws Refusal 40400, 40902, 40900 */
export function editWithdraw(context: Context<ReturnType<typeof edit>>): { version: number } {
  const { input } = context;
  const row = findRow(context, withdraws, input.id);
  changeBy(context, row, input.version, { result: 'edit' }, () => {
    row.remark = input.remark;
  });
  return { version: row.version };
}
