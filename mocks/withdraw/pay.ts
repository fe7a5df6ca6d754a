import type { withdraw as contract } from '@/contract/finance/withdraw';
import type { WireShape } from '@/contract/field/field';
import { PAY_MOST } from '../../src/contract/finance/withdraw';
import { PayMode } from '../../src/contract/finance/withdrawFlow';
import { payAsBatch } from './batch/decide';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { withdrawKind } from './kind';
import { withdraws } from './list';

type Pay = (typeof contract)['calls']['pay'];

/** One payout, or several as a batch; each goes out at most once. */
export function pay(context: Context<Sent<Pay['body']>>): WireShape<Pay['answer']> {
  const { id, payMode, versions, operPassword, ...sent } = context.input;
  const txHash = sent.txHash === '' ? undefined : sent.txHash;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || ids.length > PAY_MOST || (sent.ids !== undefined && id !== undefined))
    throw invalid('ids');
  if (txHash !== undefined && (payMode === PayMode.gateway || id === undefined)) throw invalid('txHash');
  if (sent.ids !== undefined) {
    context.note({ targetType: withdraws.target, targetId: ids.join(',') });
    return payAsBatch(context, { ids: [...new Set(ids)], versions, payMode });
  }
  const { payByGateway, payByHand } = withdrawKind.transitions;
  return decideMany(context, withdrawKind, payMode === PayMode.gateway ? payByGateway : payByHand, {
    ids,
    operPassword,
    ask: (one) => ({ version: versions.get(String(one)), txHash }),
  });
}
