import { Ledger } from '../../src/contract/ledgerKinds';
import { IN_PAYOUT, PayMode, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { changeOf } from '../core/audit';
import type { Complain } from '../core/invariants/complain';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { RISKY_SCORE } from '../core/thresholds';
import { APPROVED, GIVEN_BACK } from '../core/withdrawStates';
import { secondThreshold } from './settings';

/** What was asked for adds up, was set aside once, and has left or gone back once, as its state says. */
export function checkWithdraws(db: Db, complain: Complain): void {
  const booked = new Map<string, string[]>();
  for (const { refType, refNo, bizType, frozenChange } of db.ledger.lines) {
    if (refType === 'withdraw')
      booked.set(refNo, [...(booked.get(refNo) ?? []), `${bizType} ${frozenChange}`]);
  }
  for (const { orderNo, status, amount, netAmount, fee } of db.withdraws.values()) {
    const [whole, net, cost] = [parse(amount), parse(netAmount), parse(fee)];
    if (whole !== net + cost) complain(`withdraw ${orderNo} does not add up`);
    const expected = [`${Ledger.withdrawFreeze.code} ${format(whole)}`];
    if (status === WithdrawStatus.completed)
      expected.push(
        `${Ledger.withdrawPaid.code} ${format(-net)}`,
        ...(cost > 0n ? [`${Ledger.withdrawFee.code} ${format(-cost)}`] : []),
      );
    if (GIVEN_BACK.has(status)) expected.push(`${Ledger.withdrawReturn.code} ${format(-whole)}`);
    const lines = (booked.get(orderNo) ?? []).join();
    if (lines !== expected.join())
      complain(`withdraw ${orderNo} in state ${status} booked ${lines}, not ${expected.join()}`);
  }
}

/** A large withdraw was let through by two people, none of whom had lifted its block or sent it by hand. */
export function checkWithdrawEyes(db: Db, complain: Complain): void {
  const large = setting(db, secondThreshold);
  for (const row of db.withdraws.values()) {
    if (!APPROVED.has(row.status)) continue;
    const { orderNo, firstReviewer, secondReviewer, override } = row;
    if (!firstReviewer) complain(`withdraw ${orderNo} was let through by nobody`);
    const risky = row.riskScore >= RISKY_SCORE;
    if ((risky || parse(row.usdtValue) >= large) && !secondReviewer)
      complain(`withdraw ${orderNo} was let through by one`);
    if (secondReviewer && secondReviewer === firstReviewer)
      complain(`withdraw ${orderNo} was seen by two eyes only`);
    if (row.payMode === PayMode.manual && row.paidBy && [firstReviewer, secondReviewer].includes(row.paidBy))
      complain(`withdraw ${orderNo} was approved and sent by hand by one`);
    if (override && [firstReviewer, secondReviewer].includes(override.by))
      complain(`withdraw ${orderNo} was let through by whoever lifted its block`);
  }
}

/** What became of a payout was said by two. */
export function checkSettlements(db: Db, complain: Complain): void {
  const proposers = new Map<number, string>();
  for (const { kind, refId, result, operatorName, diff } of db.steps) {
    if (kind !== 'withdraw') continue;
    if (result === 'result' || result === 'pay') proposers.set(refId, operatorName);
    const settled = result === 'approve' && IN_PAYOUT.includes(Number(changeOf(diff, 'status')?.before));
    if (settled && proposers.get(refId) === operatorName) complain(`withdraw ${refId} was settled by one`);
  }
}
