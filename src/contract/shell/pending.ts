import { post } from '../call';
import { count } from '../field/numbers';

/** What waits for approval: 0/1 flags with `Type` 0 (for the reminder), totals with 1. */
export const pending = post('cwManage/rechargeWithdrawReview', {
  body: { Type: count({ min: 0, max: 1 }) },
  /** Kinds that the operator may not list are 0. */
  answer: { systemRechargeCount: count(), withdrawCount: count(), realNameAuthCount: count() },
  access: 'free',
});
