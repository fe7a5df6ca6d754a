import type { BulkAnswer } from '@/api/types';
import { PAY_MOST } from '../../src/contract/finance/withdraw';
import { PayMode } from '../../src/contract/finance/withdrawFlow';
import type { withdraw as contract } from '@/contract/finance/withdraw';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { withdrawKind } from './kind';

/** One payout or several; each goes out at most once. */
export function payMany(context: Context<Sent<(typeof contract)['calls']['pay']['body']>>): BulkAnswer {
  const { id, payMode, versions, operPassword, ...sent } = context.input;
  const txHash = sent.txHash === '' ? undefined : sent.txHash;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || ids.length > PAY_MOST || (sent.ids !== undefined && id !== undefined))
    throw invalid('ids');
  if (txHash !== undefined && (payMode === PayMode.gateway || id === undefined)) throw invalid('txHash');
  const { payByGateway, payByHand } = withdrawKind.transitions;
  return decideMany(context, withdrawKind, payMode === PayMode.gateway ? payByGateway : payByHand, {
    ids,
    operPassword,
    ask: (one) => ({ version: versions.get(String(one)), txHash }),
  });
}
