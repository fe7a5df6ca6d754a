import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import type { recharge as contract } from '@/contract/finance/recharge';
import type { Sent } from '../core/body';
import { mustBeWithinCap } from '../core/caps';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { addStep } from '../core/review/steps';
import type { Role } from '../core/systemRows';
import { manualMax } from './settings';
import { addRecharge } from './store';

type Draft = Sent<(typeof contract)['calls']['add']['body']>;

/** Recharges by hand that were not rejected or deleted. */
export const manualRecharges = (db: Db) =>
  [...db.recharges.values()].filter(
    (row) => row.source === RechargeSource.manual && row.status !== RechargeStatus.rejected && !row.deleted,
  );

/** What an operator's recharges by hand of a day are held against. */
export const spendingOf = (db: Db) => ({
  made: manualRecharges(db),
  capOf: (role: Role) => role.manualRechargeCap,
  ceiling: setting(db, manualMax),
});

/**
 * Checks the money of a recharge by hand and writes nothing. @returns what it is worth
 * @throws Refusal 40000, 40400, 40904, 42203, 42205
 */
export function inOrder(
  { db, user, inScope }: Context<unknown>,
  { memberId, coin, amount }: Pick<Draft, 'memberId' | 'coin' | 'amount'>,
): string {
  const member = db.members.get(memberId);
  if (!member || !inScope(member.id)) throw new Refusal(40400);
  if (member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  const decimals = ledgerDecimalsOf(db, coin);
  if (decimals === undefined) throw invalid('coin');
  withinDecimals(amount, decimals);
  const usdtValue = usdtValueOf(db, coin, amount);
  mustBeWithinCap(db, user, { usdt: usdtValue, ...spendingOf(db) });
  return usdtValue;
}

/** A manual recharge: waits for another operator's review. */
export function addManual(context: Context<Draft>): { id: number; orderNo: string } {
  const { db, user, input } = context;
  const wallet = db.walletCodes.find((item) => item.walletCode === input.walletCode);
  if (input.walletCode && wallet?.coin !== input.coin) throw invalid('walletCode');
  if (wallet && wallet.status !== OnOff.on) throw new Refusal(40904, { because: 'walletCodeOff' });
  const usdtValue = inOrder(context, input);
  const { memberId, accountType, coin, amount, manualReason, remark, attachments = [] } = input;
  const row = addRecharge(db, db.now(), {
    memberId,
    accountType,
    coin,
    amount: format(parse(amount)),
    manualReason,
    remark,
    usdtValue,
    source: RechargeSource.manual,
    status: RechargeStatus.pending,
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
