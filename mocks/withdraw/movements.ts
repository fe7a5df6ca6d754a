import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import type { WithdrawRow } from '../core/rows';
import { stampOf } from '../core/time';

interface Movement {
  bizType: 103 | 104 | 105 | 106;
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
  book(db, row, { bizType: 103, available: -amount, frozen: amount, operatorName: '', at });
}

/** Rejected, failed or cancelled: what was set aside goes back. */
export function returnWithdraw(db: Db, row: WithdrawRow, at: number, operatorName = ''): void {
  const amount = parse(row.amount);
  book(db, row, { bizType: 104, available: amount, frozen: -amount, operatorName, at });
}

/** Paid: the net amount leaves the platform, the fee stays with it. */
export function completeWithdraw(db: Db, row: WithdrawRow, at: number): void {
  const by = { operatorName: '', at };
  book(db, row, { bizType: 105, frozen: -parse(row.netAmount), ...by });
  const fee = parse(row.fee);
  if (fee > 0n) book(db, row, { bizType: 106, frozen: -fee, ...by });
  row.status = 6;
  row.completedAt = stampOf(at);
  row.updatedAt = row.completedAt;
}
