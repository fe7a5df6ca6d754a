import type { Db } from './db';
import type { RechargeRow, WithdrawRow } from './rows';

/** Credited recharges of a member. */
export const creditedOf = (db: Db, memberId: number): RechargeRow[] =>
  [...db.recharges.values()].filter((row) => row.memberId === memberId && row.status === 2);

/** Withdraws of a member in these states, or all. */
export const withdrawsOf = (db: Db, memberId: number, ...states: number[]): WithdrawRow[] =>
  [...db.withdraws.values()].filter(
    (row) => row.memberId === memberId && (states.length === 0 || states.includes(row.status)),
  );
