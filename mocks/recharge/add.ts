import type { recharge as contract } from '@/contract/finance/recharge';
import type { Sent } from '../core/body';
import { mustBeWithinCap } from '../core/caps';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import { setting } from '../core/config/setting';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { addStep } from '../core/review/steps';
import { stepUp } from '../core/stepUp';
import { manualMax } from './settings';
import { addRecharge } from './store';

type Draft = Sent<(typeof contract)['calls']['add']['body']>;

/** A manual recharge: waits for another operator's review. */
export function addManual(context: Context<Draft>): { id: number; orderNo: string } {
  const { db, user, input, inScope } = context;
  stepUp(db, user, input.operPassword);
  const member = db.members.get(input.memberId);
  if (!member || !inScope(member.id)) throw new Refusal(40400);
  if (member.status === 3) throw new Refusal(40904, { because: 'memberClosed' });
  const decimals = ledgerDecimalsOf(db, input.coin);
  if (decimals === undefined) throw invalid('coin');
  const wallet = db.walletCodes.find((item) => item.walletCode === input.walletCode);
  if (input.walletCode && wallet?.coin !== input.coin) throw invalid('walletCode');
  if (wallet && wallet.status !== 1) throw new Refusal(40904, { because: 'walletCodeOff' });
  withinDecimals(input.amount, decimals);
  const usdtValue = usdtValueOf(db, input.coin, input.amount);
  mustBeWithinCap(db, user, {
    usdt: usdtValue,
    made: [...db.recharges.values()].filter((row) => row.source === 3 && row.status !== 3 && !row.deleted),
    capOf: (role) => role.manualRechargeCap,
    ceiling: setting(db, manualMax),
  });
  const { memberId, accountType, coin, amount, manualReason, remark, attachments = [] } = input;
  const row = addRecharge(db, db.now(), {
    memberId,
    accountType,
    coin,
    amount: format(parse(amount)),
    manualReason,
    remark,
    usdtValue,
    source: 3,
    status: 1,
    chain: wallet?.chain ?? '',
    walletCode: wallet?.walletCode ?? '',
    voucherImgs: attachments,
    createdBy: user.userName,
    updatedBy: user.userName,
  });
  addStep(db, 'recharge', row.id, {
    result: 'create',
    operatorName: user.userName,
    at: db.stamp(),
    note: remark,
  });
  context.note({ targetType: 'recharge', targetId: String(row.id), targetText: row.orderNo, reason: remark });
  return { id: row.id, orderNo: row.orderNo };
}
