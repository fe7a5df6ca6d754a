import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from '../core/db';
import type { Balance, StoredLine } from '../core/ledger';
import type { Money } from '../core/money';

/** `biz_account_type` of what positions and entrusts lock. */
export const CONTRACT_ACCOUNT = 2;

/** The coin that margins, profits and fees are in, and the decimals it is kept with. */
export const MARGIN_COIN = 'USDT';
export const MARGIN_DECIMALS = 6;

/** What a line is booked for. */
export interface Cause {
  memberId: number;
  refType: 'contractOrder' | 'contractEntrust';
  refNo: string;
  operatorName?: string;
  requestId?: string;
}

/** What a member has in the contract account. */
export const contractBalance = (db: Db, memberId: number): Readonly<Balance> =>
  db.ledger.balance(memberId, CONTRACT_ACCOUNT, MARGIN_COIN);

/** Books on the contract account; a line that would change nothing is left out. */
export function bookContract(
  db: Db,
  cause: Cause,
  bizType: number,
  { available = 0n, frozen = 0n }: { available?: Money; frozen?: Money },
): StoredLine | undefined {
  if (available === 0n && frozen === 0n) return undefined;
  return db.ledger.book({
    memberId: cause.memberId,
    uid: db.members.get(cause.memberId)?.uid ?? '',
    accountType: CONTRACT_ACCOUNT,
    coin: MARGIN_COIN,
    bizType,
    available,
    frozen,
    refType: cause.refType,
    refNo: cause.refNo,
    operatorName: cause.operatorName ?? '',
    requestId: cause.requestId ?? '',
    at: db.now(),
  });
}

/** Puts so much of the free balance behind a position or an entrust. @throws Refusal 42201 */
export const lock = (db: Db, cause: Cause, amount: Money): StoredLine | undefined =>
  bookContract(db, cause, Ledger.marginLock.code, { available: -amount, frozen: amount });

/** Frees what was locked. */
export const release = (db: Db, cause: Cause, amount: Money): StoredLine | undefined =>
  bookContract(db, cause, Ledger.marginRelease.code, { available: amount, frozen: -amount });
