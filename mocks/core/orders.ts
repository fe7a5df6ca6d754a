import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { Db } from './db';
import { lookup, rowsOf } from './lookup';
import { placeKey, placeOf } from './place';
import type { Place } from './place';
import type { RechargeRow, WithdrawRow } from './rows';

/** Credited recharges of a member. */
export const creditedOf = (db: Db, memberId: number): RechargeRow[] =>
  rowsOf(db.recharges, memberId).filter(({ status }) => status === RechargeStatus.credited);

/** Withdraws of a member in these states, or all. */
export const withdrawsOf = (db: Db, memberId: number, ...states: number[]): WithdrawRow[] =>
  rowsOf(db.withdraws, memberId).filter(({ status }) => states.length === 0 || states.includes(status));

/** Orders by the address they go to or were paid to. */
const byPlace = lookup((row: Pick<WithdrawRow, 'toAddress' | 'memo'>) => [placeKey(placeOf(row))]);

/** Withdraws by the key of their place. */
export const withdrawsAt = (db: Db, key: string): readonly WithdrawRow[] => byPlace(db.withdraws, key);

export const withdrawsTo = (db: Db, place: Place): readonly WithdrawRow[] => withdrawsAt(db, placeKey(place));

export const rechargesAt = (db: Db, place: Place): readonly RechargeRow[] =>
  byPlace(db.recharges, placeKey(place));
