import type { BulkAnswer } from '@/api/types';
import type { Decision } from '@/contract/block/review';
import { BULK_CAP } from '../core/bulk';
import { decimal, int, intMap, listOf, object, oneOf, optional, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { rechargeKind } from './kind';

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

/** One decision about one recharge or several. */
export function reviewMany(context: Context<ReturnType<typeof review>>): BulkAnswer {
  const { id, result, rejectCode, remark: note, creditAmount, versions, ...sent } = context.input;
  const bulk = sent.ids !== undefined;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || (bulk && id !== undefined)) throw invalid('ids');
  if (bulk && creditAmount !== undefined) throw invalid('creditAmount');
  const { operPassword, requestId } = sent;
  const verdict = { note, rejectCode, creditAmount, requestId, bulk };
  return decideMany(context, rechargeKind, rechargeKind.transitions[result], {
    ids,
    operPassword,
    ask: (one) => ({ ...verdict, version: versions.get(String(one)) }),
  });
}
