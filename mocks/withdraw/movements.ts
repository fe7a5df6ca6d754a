import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import type { Stop } from '../core/holds';
import { placeOf, samePlace } from '../core/place';
import type { Place } from '../core/place';
import { keep } from '../core/review/trail';
import type { WithdrawRow } from '../core/rows';
import { stampOf } from '../core/time';
import { withdrawTrail } from './trail';

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

/** Suspends the decision; a first approval is taken back. */
export function putOnHold(row: WithdrawRow): void {
  row.status = 10;
  row.firstReviewer = '';
  row.override = null;
}

/** Puts withdraws on hold that wait for a review. @returns their numbers */
function holdThose(db: Db, isMeant: (row: WithdrawRow) => boolean, { who, note }: Stop): string[] {
  const rows = [...db.withdraws.values()].filter(
    (row) => (row.status === 1 || row.status === 2) && isMeant(row),
  );
  for (const row of rows) {
    keep(db, withdrawTrail, row, { result: 'hold', who, note }, () => putOnHold(row));
  }
  return rows.map(({ orderNo }) => orderNo);
}

/** Puts on hold what goes to a place. @returns the numbers of those withdraws */
export const holdWithdrawsTo = (db: Db, place: Place, stop: Stop): string[] =>
  holdThose(db, (row) => samePlace(placeOf(row), place), stop);

/** Puts on hold what a member waits for. */
export const holdWithdrawsOf = (db: Db, { memberId, stop }: { memberId: number; stop: Stop }): void =>
  void holdThose(db, (row) => row.memberId === memberId, stop);

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
