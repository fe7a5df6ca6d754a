import { IN_PAYOUT, withdrawFlow, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { endsOf, unendedOf } from '../../src/contract/flow';

const { pending, secondReview, approved, completed, failed, onHold } = WithdrawStatus;

/** Withdraws without a decision: their risk checks can still change. */
export const UNDECIDED: ReadonlySet<number> = new Set([pending, secondReview, onHold]);

/** Withdraws that reviewers have approved, whatever became of them. */
export const APPROVED: ReadonlySet<number> = new Set([approved, ...IN_PAYOUT, completed, failed]);

/** Withdraws whose amount is set aside: they have no end yet. */
export const SET_ASIDE: ReadonlySet<number> = new Set(unendedOf(withdrawFlow));

/** Withdraws that have an end. */
export const FINAL: ReadonlySet<number> = new Set(endsOf(withdrawFlow));

/** Withdraws whose amount went back to the member. */
export const GIVEN_BACK: ReadonlySet<number> = new Set([...FINAL].filter((status) => status !== completed));
