import type { BulkAnswer } from '@/api/types';
import type { Decision } from '@/contract/block/review';
import { diffOf } from '../core/audit';
import { BULK_CAP, eachOf } from '../core/bulk';
import { decimal, int, intMap, listOf, object, oneOf, optional, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { findRow, mustBeVersion, touch } from '../core/resource';
import { dropClaim, mustBeUnclaimed } from '../core/review/claim';
import { addStep } from '../core/review/steps';
import type { RechargeRow } from '../core/rows';
import { stepUp } from '../core/signIn';
import { readHash } from '../core/transactions';
import { recharges } from './list';
import { forgetFirstApproval, reviewRecharge, twinsOf } from './review';

/** Body of a review. */
export const review = object({
  id: optional(int),
  ids: optional(listOf(int, BULK_CAP)),
  result: oneOf<Decision>('approve', 'reject', 'hold', 'release'),
  rejectCode: optional(text(30)),
  remark: withDefault(text(200), ''),
  creditAmount: optional(decimal),
  versions: intMap,
  operPassword: optional(text(64)),
  requestId: text(64, 8),
});

/** One verdict over one recharge or several. */
export function reviewMany(context: Context<ReturnType<typeof review>>): BulkAnswer {
  const { db, user, input, lang } = context;
  const bulk = input.ids !== undefined;
  const ids = input.ids ?? (input.id === undefined ? [] : [input.id]);
  if (!ids.length || (bulk && input.id !== undefined)) throw invalid('ids');
  if (bulk && input.creditAmount !== undefined) throw invalid('creditAmount');
  if (input.operPassword) stepUp(db, user, input.operPassword);
  const { result, rejectCode, remark, creditAmount, versions, requestId } = input;
  context.note({ targetType: 'recharge', targetId: ids.join(','), reason: remark });
  const answer = eachOf(ids, lang, (id) => {
    const row = findRow(context, recharges, id);
    const version = versions.get(String(row.id));
    const verdict = { result, rejectCode, remark, creditAmount, version, requestId, bulk };
    context.note({ targetText: row.orderNo });
    reviewRecharge(context, row, verdict);
  });
  context.note({ diff: answer.success.map((id) => ({ field: String(id), before: null, after: result })) });
  return answer;
}

/** Body of an edit. */
export const edit = object({
  id: int,
  version: int,
  remark: withDefault(text(200), ''),
  txHash: withDefault(text(100), ''),
});

/** Changes the note or the transaction of a recharge that is still open. */
export function editRecharge(context: Context<ReturnType<typeof edit>>): {
  version: number;
} {
  const { db, user, input } = context;
  const row = findRow(context, recharges, input.id);
  if (![0, 1, 5].includes(row.status)) throw new Refusal(40904);
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, recharges, row, input.version);
  const { remark } = input;
  const typed = input.txHash !== '' && input.txHash !== row.txHash;
  const txHash = typed ? readHash(row.chain, input.txHash) : input.txHash;
  if (typed && twinsOf(db, row, txHash).length > 0) throw new Refusal(40905, { field: 'txHash' });
  const before = { ...row };
  if (txHash !== row.txHash) forgetFirstApproval(row);
  Object.assign(row, { txHash, remark });
  touch(context, row);
  const diff = diffOf(before, row, ['txHash', 'remark', 'firstReviewer']);
  addStep(db, 'recharge', row.id, { result: 'edit', operatorName: user.userName, at: db.stamp(), diff });
  context.note({ targetType: 'recharge', targetId: String(row.id), targetText: row.orderNo, diff });
  return { version: row.version };
}

/** Only what never was money: rejected, expired, or one's own manual entry that still waits. */
function remove(context: Context<unknown>, row: RechargeRow): void {
  const { db, user } = context;
  if (row.status === 2) throw new Refusal(40906);
  const own = row.source === 3 && row.createdBy === user.userName && row.status === 1;
  if (row.status !== 3 && row.status !== 4 && !own) throw new Refusal(40904);
  mustBeUnclaimed(db, row, user);
  row.deleted = true;
  touch(context, row);
  dropClaim(row);
  addStep(db, 'recharge', row.id, { result: 'delete', operatorName: user.userName, at: db.stamp() });
}

/** Body of a deletion. */
export const deletion = object({ ids: listOf(int, BULK_CAP) });

/** Hides records that never were money. */
export function deleteRecharges(context: Context<ReturnType<typeof deletion>>): BulkAnswer {
  const { input, lang, note } = context;
  note({ targetType: 'recharge', targetId: input.ids.join(',') });
  return eachOf(input.ids, lang, (id) => remove(context, findRow(context, recharges, id)));
}
