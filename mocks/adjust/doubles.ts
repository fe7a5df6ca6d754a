import type { Db } from '../core/db';
import { doubleOf, isNear } from '../core/foreseen';
import type { Foreseen } from '../core/foreseen';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { mayBeBooked } from './store';
import type { AdjustRow } from './store';

/** What requests are compared by. */
export type Compared = Pick<AdjustRow, 'memberId' | 'coin' | 'direction' | 'amount' | 'refNo'>;

/** True for the same member, coin, direction and amount, or the same reference. */
export function isSame(one: Compared, other: Compared): boolean {
  if (one.direction !== other.direction) return false;
  if (one.refNo !== '' && one.refNo === other.refNo) return true;
  return (
    one.memberId === other.memberId && one.coin === other.coin && parse(one.amount) === parse(other.amount)
  );
}

/**
 * Other requests within 24 hours of a moment that look the same, the newest first. What was rejected or taken back may be
 * asked for again.
 */
export function doublesOf(db: Db, given: Compared, at: number, except = 0): AdjustRow[] {
  const rows = given.refNo === '' ? rowsOf(db.adjusts, given.memberId) : [...db.adjusts.values()];
  return rows
    .filter((row) => row.id !== except && mayBeBooked(row) && isNear(row, at))
    .filter((row) => isSame(given, row))
    .toReversed();
}

/** The same as they travel. */
export const shownDoubles = (...given: Parameters<typeof doublesOf>): Foreseen['doubles'] =>
  doublesOf(...given).map((row) => doubleOf(row.adjustNo, row));
