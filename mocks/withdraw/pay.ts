import type { BulkAnswer } from '@/api/types';
import { BULK_CAP, eachOf } from '../core/bulk';
import { int, intMap, listOf, object, oneOf, optional, text } from '../core/check';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import type { WithdrawRow } from '../core/rows';
import { stepUp } from '../core/signIn';
import { mustNotBeBlocked } from './checks';
import { hotRoom } from './facts';
import { withdraws } from './list';
import { confirming, freeHash } from './payout';
import { changeBy } from './states';

/** Body of a payout. */
export const payment = object({
  id: optional(int),
  ids: optional(listOf(int, BULK_CAP)),
  payMode: oneOf<1 | 2>(1, 2),
  txHash: optional(text(100)),
  versions: intMap,
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

const BY_HAND = 2;

type Payment = ReturnType<typeof payment>;

/**
 * Hands an approved withdraw to the gateway, or records that it was sent by hand.
 * @throws Refusal 40904, 40902, 40900, 42206 for what has come up since the approval, 42201, 40000, 40905
 */
function pay(context: Context<Payment>, row: WithdrawRow): void {
  const { db, user, input } = context;
  const { payMode, txHash: typed, versions } = input;
  if (row.status !== 3) throw new Refusal(40904);
  changeBy(context, row, versions.get(String(row.id)), { result: 'pay' }, () => {
    mustNotBeBlocked(context, row);
    // No hand outside the platform can do what its own books do.
    if (row.isInternal === 1 && payMode === BY_HAND) throw invalid('payMode');
    if (db.walletCodes.find((wallet) => wallet.walletCode === row.walletCode)?.withdrawOn !== 1)
      throw new Refusal(40904);
    if (!row.isInternal && parse(row.netAmount) > hotRoom(db, row.walletCode).room) throw new Refusal(42201);
    const txHash = typed === undefined ? undefined : freeHash(db, row, typed);
    row.payMode = payMode;
    row.paidBy = user.userName;
    row.status = 4;
    if (txHash !== undefined) confirming(row, txHash);
  });
}

/** One payout or several; each goes out at most once. */
export function payMany(context: Context<Payment>): BulkAnswer {
  const { db, user, input, lang } = context;
  const ids = input.ids ?? (input.id === undefined ? [] : [input.id]);
  if (!ids.length || (input.ids !== undefined && input.id !== undefined)) throw invalid('ids');
  if (input.txHash !== undefined && (input.payMode === 1 || input.id === undefined)) throw invalid('txHash');
  context.note({ targetType: withdraws.target, targetId: ids.join(',') });
  stepUp(db, user, input.operPassword);
  return eachOf(ids, lang, (id) => pay(context, findRow(context, withdraws, id)));
}
