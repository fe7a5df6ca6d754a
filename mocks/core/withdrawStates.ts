import type { WithdrawStatus } from '@/contract/finance/withdrawFlow';

const states = (...list: WithdrawStatus[]): ReadonlySet<number> => new Set(list);

/** Withdraws without a decision: their risk checks can still change. */
export const UNDECIDED = states(1, 2, 10);

/** Withdraws whose amount is set aside: they have no end yet. */
export const SET_ASIDE = states(1, 2, 3, 4, 5, 10, 11);

/** Withdraws whose amount went back to the member. */
export const GIVEN_BACK = states(7, 8, 9);

/** Withdraws that have an end. */
export const FINAL = states(6, 7, 8, 9);
