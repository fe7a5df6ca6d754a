import { diffOf } from '../core/audit';
import type { Trail } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';

/** The history of a withdraw. */
export const withdrawTrail: Trail<WithdrawRow> = {
  name: 'withdraw',
  diff: (before, after) =>
    diffOf(before, after, [
      'status',
      'firstReviewer',
      'secondReviewer',
      'riskScore',
      'payMode',
      'txHash',
      'failReason',
      'remark',
    ]),
};
