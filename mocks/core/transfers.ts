import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from './db';
import type { Money } from './money';
import { compactDay } from './time';

/** `refType` of the lines of a transfer. */
export const TRANSFER = 'transfer';

/** `biz_account_type` */
export const AccountType = { funding: 1, contract: 2, delivery: 3, staking: 4 } as const;

interface Transfer {
  memberId: number;
  coin: string;
  amount: Money;
  from: number;
  to: number;
}

/** A member moves money between two accounts of their own: two lines of one number. @throws Refusal 42201 */
export function transferOwn(db: Db, { memberId, coin, amount, from, to }: Transfer): void {
  const at = db.now();
  const refNo = `T${compactDay(at)}${String(db.nextId(TRANSFER)).padStart(8, '0')}`;
  const line = { memberId, uid: db.members.get(memberId)?.uid ?? '', coin, refType: TRANSFER, refNo, at };
  db.ledger.book({ ...line, accountType: from, bizType: Ledger.transferOut.code, available: -amount });
  db.ledger.book({ ...line, accountType: to, bizType: Ledger.transferIn.code, available: amount });
  db.transfers.add(refNo);
}
