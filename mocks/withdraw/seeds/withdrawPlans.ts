import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import { deck } from '../../core/random';
import type { Random } from '../../core/random';
import type { WithdrawRow } from '../../core/rows';
import { DAY, HOUR, MINUTE } from '../../core/time';

/** A withdraw that is going to be asked for. */
export interface WithdrawPlan {
  /** Milliseconds. */
  at: number;
  /** `biz_withdraw_status` it has in the end. */
  outcome: WithdrawStatus;
  /** Without it, any member with enough balance at that moment. */
  memberId?: number;
  /** With `memberId`: which coin, and how much of it, fee included. */
  walletCode?: string;
  exact?: string;
  fixed?: Partial<WithdrawRow>;
}

/** How many of each outcome the demo holds, stories included. */
const OUTCOMES: readonly (readonly [status: WithdrawStatus, count: number])[] = [
  [WithdrawStatus.pending, 6],
  [WithdrawStatus.secondReview, 3],
  [WithdrawStatus.approved, 4],
  [WithdrawStatus.processing, 3],
  [WithdrawStatus.confirming, 3],
  [WithdrawStatus.completed, 361],
  [WithdrawStatus.rejected, 26],
  [WithdrawStatus.failed, 4],
  [WithdrawStatus.cancelled, 17],
  [WithdrawStatus.onHold, 2],
  [WithdrawStatus.unclear, 1],
];

const between = (random: Random, now: number, from: number, to: number): number =>
  now - random.int(from / MINUTE, to / MINUTE) * MINUTE - random.int(0, 59) * 1000;

function momentOf(outcome: WithdrawStatus, now: number, random: Random): number {
  switch (outcome) {
    case WithdrawStatus.pending:
      return between(random, now, 2 * MINUTE, 3 * HOUR);
    case WithdrawStatus.secondReview:
      return between(random, now, 40 * MINUTE, 4 * HOUR);
    case WithdrawStatus.approved:
    case WithdrawStatus.processing:
    case WithdrawStatus.confirming:
      return between(random, now, 3 * HOUR, 8 * HOUR);
    case WithdrawStatus.onHold:
      return between(random, now, 8 * HOUR, 2 * DAY);
    default:
      return now - 4 * HOUR - Math.floor(140 * DAY * random.next() ** 1.4);
  }
}

/** The ordinary withdraws around the given stories. */
export function randomWithdraws(db: Db, stories: readonly WithdrawPlan[]): WithdrawPlan[] {
  const random = db.random('withdraw');
  const now = db.now();
  const left = OUTCOMES.map(
    ([outcome, count]) =>
      [outcome, count - stories.filter((plan) => plan.outcome === outcome).length] as const,
  );
  return deck(random, left).map((outcome) => ({ at: momentOf(outcome, now, random), outcome }));
}
