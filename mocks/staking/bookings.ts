import { Ledger } from '../../src/contract/ledgerKinds';
import { ledgerDecimalsOf } from '../core/coins';
import type { Db } from '../core/db';
import type { Entry, StoredLine } from '../core/ledger';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { AccountType } from '../core/transfers';
import type { OrderRow } from './rows';

/** `refType` of the lines of orders. */
export const ORDER = 'stakingOrder';

/** The operator who causes a line, and their request. */
export type By = Pick<Entry, 'operatorName' | 'requestId'>;

type Booking = Pick<Entry, 'accountType' | 'bizType' | 'available' | 'frozen'> & By;

function book(db: Db, { memberId, coin, orderNo }: OrderRow, booking: Booking): StoredLine {
  const uid = db.members.get(memberId)?.uid ?? '';
  return db.ledger.book({ memberId, uid, coin, refType: ORDER, refNo: orderNo, at: db.now(), ...booking });
}

/** Decimals of a coin's balances. */
export const decimalsOf = (db: Db, coin: string): number => ledgerDecimalsOf(db, coin) ?? 0;

/** What of a coin a member can dispose of. */
export const availableOf = (db: Db, { memberId, coin }: Pick<OrderRow, 'memberId' | 'coin'>): Money =>
  db.ledger.balance(memberId, AccountType.funding, coin).available;

/** The principal leaves the funding account and is kept in the staking account. @throws Refusal 42201, and nothing is booked then */
export function bookPrincipal(db: Db, order: OrderRow): void {
  const principal = parse(order.principal);
  if (availableOf(db, order) < principal) throw new Refusal(42201);
  const { code: bizType } = Ledger.stakingSubscribe;
  book(db, order, { accountType: AccountType.funding, bizType, available: -principal });
  book(db, order, { accountType: AccountType.staking, bizType, frozen: principal });
}

/** The principal goes back the same way, whole. */
export function bookReturn(db: Db, order: OrderRow, by: By = {}): void {
  const principal = parse(order.principal);
  const { code: bizType } = Ledger.stakingRedeem;
  book(db, order, { accountType: AccountType.staking, bizType, frozen: -principal, ...by });
  book(db, order, { accountType: AccountType.funding, bizType, available: principal, ...by });
}

/** Interest is paid, or taken back below zero. @returns its line; `undefined` for nothing */
export function bookInterest(db: Db, order: OrderRow, amount: Money, by: By = {}): StoredLine | undefined {
  if (amount === 0n) return undefined;
  const { code: bizType } = amount > 0n ? Ledger.stakingInterest : Ledger.earlyRedemption;
  return book(db, order, { accountType: AccountType.funding, bizType, available: amount, ...by });
}
