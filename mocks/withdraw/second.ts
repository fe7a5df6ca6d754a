import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { Db } from '../core/db';
import { stepsOf } from '../core/review/steps';
import type { WithdrawRow } from '../core/rows';

/** Who went first with a withdraw that another operator has to follow, and when; `null` for any other one. */
export function wentFirst(db: Db, row: WithdrawRow): { by: string; at: string } | null {
  const { id, status, proposal, firstReviewer, updatedAt } = row;
  if (proposal) return { by: proposal.by, at: proposal.at };
  if (status !== WithdrawStatus.secondReview) return null;
  const approval = stepsOf(db, 'withdraw', id).findLast(({ result }) => result === 'approve');
  return { by: firstReviewer, at: approval?.at ?? updatedAt };
}

/** True while another operator has to follow. */
export const waitsForSecond = ({ status, proposal }: WithdrawRow): boolean =>
  proposal !== null || status === WithdrawStatus.secondReview;
