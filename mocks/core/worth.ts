import type { Decimal } from '@/api/types';
import type { Db } from './db';
import { format, parse, times } from './money';
import type { Money } from './money';
import { priceOf } from './prices';
import type { RechargeRow } from './rows';

/**
 * Worth in USDT of what was credited, at the price of that moment: no fee, and nothing a reviewer took away.
 * `null` until it is credited.
 */
export function creditUsdt(row: RechargeRow): Decimal | null {
  const credit = creditOf(row);
  return credit === null ? null : format(credit);
}

function creditOf({ creditAmount, creditPrice }: RechargeRow): Money | null {
  if (creditAmount === null || creditPrice === null) return null;
  return times(parse(creditAmount), parse(creditPrice));
}

/** What a recharge counts for in figures: what was credited or, without a credit, what was asked for. */
export const rechargeUsdt = (row: RechargeRow): Decimal => creditUsdt(row) ?? row.usdtValue;

/** Worth of recharges in USDT, each as it counts in figures. */
export const rechargesUsdt = (rows: readonly RechargeRow[]): Money =>
  rows.reduce((total, row) => total + (creditOf(row) ?? parse(row.usdtValue)), 0n);

/** What all accounts of a member are worth, in USDT at present prices. */
export const assetsOf = (db: Db, memberId: number): Money =>
  db.ledger
    .accountsOf(memberId)
    .reduce((total, { coin, available, frozen }) => total + times(available + frozen, priceOf(db, coin)), 0n);
