import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { Db } from '../core/db';
import type { Ledger } from '../core/ledger';
import { sum } from '../core/money';
import type { Money } from '../core/money';
import { creditedOf, withdrawsOf } from '../core/orders';
import { assetsOf, rechargesUsdt } from '../core/worth';

/** What a member's money comes to, in USDT. */
export interface Totals {
  /** All accounts at present prices. */
  asset: Money;
  /** What was credited, at the prices of those moments, and completed withdraws, at those of their requests. */
  recharge: Money;
  withdraw: Money;
}

/** What a member brought and took. */
interface Flows extends Pick<Totals, 'recharge' | 'withdraw'> {
  /** How many lines the member had. */
  lines: number;
}

const known = new WeakMap<Ledger, Map<number, Flows>>();

/** Added up again only when something was booked for the member: nothing is credited or paid without a line. */
function flowsOf(db: Db, memberId: number): Flows {
  const all = known.get(db.ledger) ?? new Map<number, Flows>();
  known.set(db.ledger, all);
  const lines = db.ledger.linesOf(memberId).length;
  const last = all.get(memberId);
  if (last?.lines === lines) return last;
  const recharge = rechargesUsdt(creditedOf(db, memberId));
  const flows = {
    lines,
    recharge,
    withdraw: sum(withdrawsOf(db, memberId, WithdrawStatus.completed).map((row) => row.usdtValue)),
  };
  all.set(memberId, flows);
  return flows;
}

/** A member's sums; all zero for one without money. */
export function totalsOf(db: Db, memberId: number): Totals {
  const { recharge, withdraw } = flowsOf(db, memberId);
  return { asset: assetsOf(db, memberId), recharge, withdraw };
}
