import { claimMinutes } from '../config/coreSettings';
import { setting } from '../config/setting';
import type { Db } from '../db';
import { Refusal } from '../refusal';
import type { Claimable } from '../rows';
import type { User } from '../systemRows';
import { MINUTE, stampOf } from '../time';

/** The operator who holds a live claim on the row; empty without one. */
export const claimOf = (db: Db, row: Claimable): string =>
  row.claimUntil !== null && row.claimUntil > db.stamp() ? row.claimBy : '';

/** @throws Refusal 40902 when another operator has claimed the row */
export function mustBeUnclaimed(db: Db, row: Claimable, user: User): void {
  const who = claimOf(db, row);
  if (who && who !== user.userName) throw new Refusal(40902, { who });
}

/** Holds a row for the configured minutes. @throws Refusal 40902 */
export function claim(db: Db, row: Claimable, user: User): void {
  mustBeUnclaimed(db, row, user);
  row.claimBy = user.userName;
  row.claimUntil = stampOf(db.now() + setting(db, claimMinutes) * MINUTE);
}

export function dropClaim(row: Claimable): void {
  row.claimBy = '';
  row.claimUntil = null;
}
