import type { BulkAnswer } from '@/api/types';
import type { recharge as contract } from '@/contract/finance/recharge';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { rechargeKind } from './kind';

type Review = Sent<(typeof contract)['calls']['review']['body']>;

/** One decision about one recharge or several. */
export function reviewMany(context: Context<Review>): BulkAnswer {
  const { id, result, rejectCode, remark: note, creditAmount, versions, ...sent } = context.input;
  const bulk = sent.ids !== undefined;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || (bulk && id !== undefined)) throw invalid('ids');
  if (bulk && creditAmount !== undefined) throw invalid('creditAmount');
  const { requestId } = sent;
  const verdict = { note, rejectCode, creditAmount, requestId, bulk };
  return decideMany(context, rechargeKind, rechargeKind.transitions[result], {
    ids,
    ask: (one) => ({ ...verdict, version: versions.get(String(one)) }),
  });
}
