import type { Db } from '../core/db';
import { parse, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import { rechargeUsdt } from '../core/worth';

/** What a member's money comes to, in USDT. */
export interface Totals {
  /** All accounts at present prices. */
  asset: Money;
  /** What was credited, at the prices of those moments, and completed withdraws, at those of their requests. */
  recharge: Money;
  withdraw: Money;
}

const NOTHING: Totals = { asset: 0n, recharge: 0n, withdraw: 0n };

function totalsOfAll(db: Db): Map<number, Totals> {
  const all = new Map<number, Totals>();
  const add = (memberId: number, what: keyof Totals, value: Money): void => {
    const sums = all.get(memberId) ?? { ...NOTHING };
    sums[what] += value;
    all.set(memberId, sums);
  };
  for (const { memberId, coin, available, frozen } of db.ledger.accounts()) {
    add(memberId, 'asset', times(available + frozen, priceOf(db, coin)));
  }
  for (const row of db.recharges.values()) {
    if (row.status === 2) add(row.memberId, 'recharge', parse(rechargeUsdt(row)));
  }
  for (const row of db.withdraws.values()) {
    if (row.status === 6) add(row.memberId, 'withdraw', parse(row.usdtValue));
  }
  return all;
}

const known = new WeakMap<Db, { print: string; totals: Map<number, Totals> }>();

/** Added up again only when something was booked or a price has changed: no sum moves without one of the two. */
function totalsNow(db: Db): Map<number, Totals> {
  const print = [db.ledger.lines.length, ...db.walletCodes.map(({ coin }) => priceOf(db, coin))].join(' ');
  const last = known.get(db);
  if (last?.print === print) return last.totals;
  const totals = totalsOfAll(db);
  known.set(db, { print, totals });
  return totals;
}

/** A member's sums; all zero for one without money. */
export const totalsOf = (db: Db, memberId: number): Readonly<Totals> =>
  totalsNow(db).get(memberId) ?? NOTHING;
