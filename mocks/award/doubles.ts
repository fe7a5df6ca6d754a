import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import type { Db } from '../core/db';
import { doubleOf } from '../core/foreseen';
import type { Foreseen } from '../core/foreseen';
import { rowsOf } from '../core/lookup';
import type { AwardRow } from './store';

/** Other awards of the same member, type and reference that were paid or may be, the newest first. */
export function doublesOf(db: Db, given: AwardRow): AwardRow[] {
  if (given.refNo === '') return [];
  return rowsOf(db.awards, given.memberId)
    .filter(
      (row) =>
        row.id !== given.id &&
        row.awardType === given.awardType &&
        row.refNo === given.refNo &&
        (row.status === AwardStatus.pending || row.status === AwardStatus.paid),
    )
    .toReversed();
}

/** The same as they travel. */
export const shownDoubles = (db: Db, row: AwardRow): Foreseen['doubles'] =>
  doublesOf(db, row).map((other) => doubleOf(other.awardNo, other));
