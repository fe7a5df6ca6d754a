import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { usdtValueAt } from '../core/prices';
import { msOf } from '../core/time';
import { rounded } from '../core/trading/rounding';
import type { OrderRow } from './rows';

/** What orders brought in, what they were paid, and what the platform kept. */
export interface Turnover {
  stake: Money;
  fee: Money;
  payout: Money;
  /** The stakes and the fees less the payouts, as they stand here. */
  net: Money;
}

const CENTS = 2;

function summed(
  settled: readonly OrderRow[],
  valueOf: (order: OrderRow, amount: Money) => Money,
  shown: (total: Money) => Money,
): Turnover {
  const total = (name: 'stake' | 'fee' | 'payout') =>
    shown(settled.reduce((all, order) => all + valueOf(order, parse(order[name] ?? '0')), 0n));
  const [stake, fee, payout] = [total('stake'), total('fee'), total('payout')];
  return { stake, fee, payout, net: stake + fee - payout };
}

/** The turnover of settled orders of one contract, in its coin. */
export const turnoverOf = (settled: readonly OrderRow[]): Turnover =>
  summed(
    settled,
    (_, amount) => amount,
    (total) => total,
  );

/** An amount of an order in USDT, by the price of the moment it was placed. */
export const worthOf = (db: Db, { coin, openAt }: OrderRow, amount: Money): Money =>
  parse(usdtValueAt(db, coin, amount, msOf(openAt)));

/** The turnover of settled orders in USDT, in whole cents: what is read adds up to the net that stands beside it. */
export function turnoverInUsdt(db: Db, settled: readonly OrderRow[]) {
  const { stake, fee, payout, net } = summed(
    settled,
    (order, amount) => worthOf(db, order, amount),
    (total) => rounded(total, CENTS, 'nearest'),
  );
  return {
    stakeUsdt: format(stake),
    feeUsdt: format(fee),
    payoutUsdt: format(payout),
    netUsdt: format(net),
  };
}
