import { MemberStatus } from '../../src/contract/member/memberFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { addStep } from '../core/review/steps';
import type { WithdrawRow } from '../core/rows';
import { addRecharge, creditRecharge } from './store';

interface Transfer {
  withdraw: WithdrawRow;
  /** The member whose address it went to. */
  recipient: number;
}

/**
 * Credits a member with what another one withdrew to their recharge address: nothing moves on a chain, so there
 * is no transaction, and the address holds no more than before. A closed account's waits for a review.
 */
export function creditTransfer(db: Db, { withdraw, recipient: memberId }: Transfer): void {
  const { coin, chain, walletCode, netAmount: amount, toAddress, memo, orderNo } = withdraw;
  const row = addRecharge(db, db.now(), {
    memberId,
    source: RechargeSource.chain,
    status: RechargeStatus.pending,
    coin,
    chain,
    walletCode,
    amount,
    usdtValue: usdtValueOf(db, coin, amount),
    toAddress,
    memo,
    transferNo: orderNo,
  });
  const credited = db.members.get(memberId)?.status !== MemberStatus.closed;
  if (credited) creditRecharge(db, row, { credit: parse(amount), at: db.now() });
  addStep(db, 'recharge', row.id, {
    result: credited ? 'complete' : 'hold',
    operatorName: '',
    at: db.stamp(),
  });
}
