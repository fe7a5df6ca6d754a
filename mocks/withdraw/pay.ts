import type { BulkAnswer } from '@/api/types';
import { PayMode } from '../../src/contract/finance/withdraw';
import { BULK_CAP } from '../core/bulk';
import { int, intMap, listOf, object, oneOf, optional, text } from '../core/check';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { withdrawKind } from './kind';

/** Body of a payout. */
export const payment = object({
  id: optional(int),
  ids: optional(listOf(int, BULK_CAP)),
  payMode: oneOf<1 | 2>(PayMode.gateway, PayMode.manual),
  txHash: optional(text(100)),
  versions: intMap,
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/** One payout or several; each goes out at most once. */
export function payMany(context: Context<ReturnType<typeof payment>>): BulkAnswer {
  const { id, payMode, txHash, versions, operPassword, ...sent } = context.input;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || (sent.ids !== undefined && id !== undefined)) throw invalid('ids');
  if (txHash !== undefined && (payMode === PayMode.gateway || id === undefined)) throw invalid('txHash');
  const { payByGateway, payByHand } = withdrawKind.transitions;
  return decideMany(context, withdrawKind, payMode === PayMode.gateway ? payByGateway : payByHand, {
    ids,
    operPassword,
    ask: (one) => ({ version: versions.get(String(one)), txHash }),
  });
}
