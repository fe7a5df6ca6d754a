import { diffOf } from '../core/audit';
import { withdrawFlow } from '../../src/contract/finance/withdrawFlow';
import type { Trail } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';
import { isUndecided, riskOf } from './checks';

/** The history of a withdraw. */
export const withdrawTrail: Trail<WithdrawRow> = {
  name: 'withdraw',
  flow: withdrawFlow,
  // The results of the checks at that moment are kept with a decision.
  settle: (db, row) => {
    if (isUndecided(row)) Object.assign(row, riskOf(db, row));
  },
  diff: (before, after) =>
    diffOf(before, after, [
      'status',
      'holdCause',
      'firstReviewer',
      'secondReviewer',
      'payMode',
      'txHash',
      'failReason',
      'remark',
    ]),
};
