import { violation } from '../../src/contract/risk/violation';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { perRecord } from '../core/perRecord';
import { keep } from '../core/review/trail';
import { msOf } from '../core/time';
import { endPenalties } from './penalties';
import { isInForce } from './store';
import type { ViolationRow } from './store';
import { violationTrail } from './trail';

/** The penalties of a violation have come to their end. */
export function expireOne(db: Db, row: ViolationRow): void {
  keep(db, violationTrail, row, { result: 'expire', who: '', keepsClaim: true }, () => {
    row.liftedAt = db.stamp();
  });
  endPenalties(db, row, violation.calls.revoke.path);
}

/** Ends the penalties that were given an end. */
export const penaltyEnd: Job = {
  key: 'penaltyEnd',
  title: ['处罚到期', 'End expired penalties', '處罰到期'],
  group: 'SYSTEM',
  ...perRecord<ViolationRow>({
    rows: (db) => db.violations.values(),
    dueAt: (_, row) => (isInForce(row) && row.penaltyUntil !== null ? msOf(row.penaltyUntil) : undefined),
    act: expireOne,
  }),
};
