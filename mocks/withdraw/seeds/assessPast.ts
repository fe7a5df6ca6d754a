import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import { MINUTE, msOf } from '../../core/time';
import { reviewerFor } from '../../core/seeds/world';
import { recordApproval } from './recordApproval';
import { RISKY_SCORE } from '../../core/thresholds';
import { assessPast, isUndecided } from '../checks';

/** What the checks said of requests that were decided in the past; what was risky had been seen by two. */
export function assessPastWithdraws(db: Db): void {
  const random = db.random('assessPast');
  for (const row of db.withdraws.values()) {
    if (isUndecided(row)) continue;
    Object.assign(row, assessPast(db, row));
    const { firstReviewer, secondReviewer, reviewedAt } = row;
    if (
      row.status === WithdrawStatus.rejected ||
      row.riskScore < RISKY_SCORE ||
      secondReviewer ||
      !firstReviewer ||
      !reviewedAt
    )
      continue;
    row.secondReviewer = reviewerFor(random, firstReviewer);
    recordApproval(db, row, { who: row.secondReviewer, at: msOf(reviewedAt) + MINUTE, step: 2 });
  }
}
