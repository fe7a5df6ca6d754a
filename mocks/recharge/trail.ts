import { rechargeFlow } from '../../src/contract/finance/rechargeFlow';
import { diffOf } from '../core/audit';
import type { Trail } from '../core/review/kind';
import type { RechargeRow } from '../core/rows';

/** What is credited, or would be as far as the first reviewer goes. */
const creditOf = ({ creditAmount, proposedCredit }: RechargeRow) => ({
  creditAmount: creditAmount ?? proposedCredit,
});

/** The history of a recharge. */
export const rechargeTrail: Trail<RechargeRow> = {
  name: 'recharge',
  flow: rechargeFlow,
  diff: (before, after) => [
    ...diffOf(before, after, ['status']),
    ...diffOf({ creditAmount: before.creditAmount }, creditOf(after), ['creditAmount']),
    ...diffOf(before, after, ['firstReviewer', 'txHash', 'remark']),
  ],
};
