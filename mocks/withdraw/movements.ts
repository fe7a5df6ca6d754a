import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from '../core/db';
import { settleBatch } from './batch/settle';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import type { WithdrawRow } from '../core/rows';
import { stampOf } from '../core/time';

interface Movement {
  /** `biz_asset_biz` */
  bizType: number;
  available?: Money;
  frozen: Money;
  operatorName: string;
  at: number;
}

const book = (db: Db, row: WithdrawRow, movement: Movement): void => {
  db.ledger.book({
    memberId: row.memberId,
    uid: db.members.get(row.memberId)?.uid ?? '',
    accountType: 1,
    coin: row.coin,
    refType: 'withdraw',
    refNo: row.orderNo,
    ...movement,
  });
};

/** A request is made: the whole amount is set aside. @throws Refusal 42201 */
export function freezeWithdraw(db: Db, row: WithdrawRow, at: number): void {
  const amount = parse(row.amount);
  book(db, row, {
    bizType: Ledger.withdrawFreeze.code,
    available: -amount,
    frozen: amount,
    operatorName: '',
    at,
  });
}

/** Rejected, failed or cancelled: what was set aside goes back. */
export function returnWithdraw(db: Db, row: WithdrawRow, at: number, operatorName = ''): void {
  const amount = parse(row.amount);
  book(db, row, {
    bizType: Ledger.withdrawReturn.code,
    available: amount,
    frozen: -amount,
    operatorName,
    at,
  });
}

/** Paid: the net amount leaves the platform, the fee stays with it. */
export function completeWithdraw(db: Db, row: WithdrawRow, at: number): void {
  const by = { operatorName: '', at };
  book(db, row, { bizType: Ledger.withdrawPaid.code, frozen: -parse(row.netAmount), ...by });
  const fee = parse(row.fee);
  if (fee > 0n) book(db, row, { bizType: Ledger.withdrawFee.code, frozen: -fee, ...by });
  row.status = WithdrawStatus.completed;
  row.completedAt = stampOf(at);
  row.updatedAt = row.completedAt;
  db.at(at, () => settleBatch(db, row));
}
