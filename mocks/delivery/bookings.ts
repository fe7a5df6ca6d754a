import { Ledger } from '../../src/contract/ledgerKinds';
import { ledgerDecimalsOf } from '../core/coins';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { payoutOf, WIN } from '../core/trading/delivery';
import { AccountType } from '../core/transfers';
import type { OrderRow } from './rows';

/** `refType` of the lines of orders. */
export const ORDER = 'deliveryOrder';

interface Booking {
  /** `biz_asset_biz` */
  bizType: number;
  available?: Money;
  frozen?: Money;
  operatorName?: string;
  requestId?: string;
}

function book(db: Db, { memberId, coin, orderNo }: OrderRow, booking: Booking): void {
  const uid = db.members.get(memberId)?.uid ?? '';
  const where = { memberId, uid, accountType: AccountType.delivery, coin };
  db.ledger.book({ ...where, refType: ORDER, refNo: orderNo, at: db.now(), ...booking });
}

/** Decimals of a coin's balances. */
export const decimalsOf = (db: Db, coin: string): number => ledgerDecimalsOf(db, coin) ?? 0;

/** An order is placed: its stake is set aside and its fee taken. @throws Refusal 42201, and nothing is booked then */
export function bookStake(db: Db, order: OrderRow): void {
  const [stake, fee] = [parse(order.stake), parse(order.fee)];
  const { available } = db.ledger.balance(order.memberId, AccountType.delivery, order.coin);
  if (available < stake + fee) throw new Refusal(42201);
  if (fee > 0n) book(db, order, { bizType: Ledger.deliveryFee.code, available: -fee });
  book(db, order, { bizType: Ledger.deliveryStake.code, available: -stake, frozen: stake });
}

/** An order is settled: the stake is gone, and what it pays is there. */
export function bookPayout(db: Db, order: OrderRow, payout: Money): void {
  book(db, order, { bizType: Ledger.deliveryPayout.code, available: payout, frozen: -parse(order.stake) });
}

/** An order is voided: stake and fee are given back. */
export function bookRefund(
  db: Db,
  order: OrderRow,
  by: Pick<Required<Booking>, 'operatorName' | 'requestId'>,
): void {
  const stake = parse(order.stake);
  book(db, order, {
    bizType: Ledger.deliveryRefund.code,
    available: stake + parse(order.fee),
    frozen: -stake,
    ...by,
  });
}

/** What an order costs if it wins. */
export const mostPayoutOf = (
  db: Db,
  { stake, odds, coin }: Pick<OrderRow, 'stake' | 'odds' | 'coin'>,
): Money => payoutOf(WIN, parse(stake), parse(odds), decimalsOf(db, coin));
