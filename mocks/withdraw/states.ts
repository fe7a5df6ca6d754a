import type { WithdrawDecision, WithdrawStatus } from '@/contract/finance/withdraw';
import type { FieldChange } from '@/api/types';
import { diffOf } from '../core/audit';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { mustBeVersion, touch } from '../core/resource';
import { dropClaim, mustBeUnclaimed } from '../core/review/claim';
import { addStep } from '../core/review/steps';
import type { WithdrawRow } from '../core/rows';
import { withdraws } from './list';

/** States each decision starts from. */
export const STARTS: Record<WithdrawDecision, readonly WithdrawStatus[]> = {
  approve: [1, 2],
  reject: [1, 2],
  hold: [1, 2],
  release: [10],
  cancel: [1, 10],
  return: [3],
};

/** States in which the reviewers have had their say. */
const DECIDED: readonly WithdrawStatus[] = [3, 4, 5, 6, 7, 8, 11];

/** @throws Refusal 40901 with who and when once it is decided, 40904 for any other wrong state */
export function mustBeOpen(row: WithdrawRow, starts: readonly WithdrawStatus[]): void {
  if (starts.includes(row.status)) return;
  const { status, firstReviewer, secondReviewer, reviewedAt } = row;
  const reviewerName = secondReviewer || firstReviewer;
  if (reviewerName && DECIDED.includes(status)) {
    throw new Refusal(40901, { who: reviewerName }, { status, reviewerName, reviewedAt });
  }
  throw new Refusal(40904);
}

/** What a step of the history shows. */
const TRACKED = [
  'status',
  'firstReviewer',
  'secondReviewer',
  'riskScore',
  'payMode',
  'txHash',
  'failReason',
  'remark',
] as const;

/** Who did what to a withdraw, for its history. */
interface Deed {
  result: string;
  /** Empty for the gateway and the chain. */
  who: string;
  step?: 1 | 2;
  note?: string;
  rejectCode?: string | undefined;
}

/** Changes a withdraw and keeps what changed in its history. @returns the difference */
export function change(db: Db, row: WithdrawRow, deed: Deed, apply: () => void): FieldChange[] {
  const before = { ...row };
  apply();
  const diff = diffOf(before, row, TRACKED);
  const { who, ...step } = deed;
  addStep(db, 'withdraw', row.id, { ...step, operatorName: who, at: db.stamp(), diff });
  return diff;
}

/**
 * Changes a withdraw in the version the operator has read. No other operator may hold it, and the claim ends.
 * Throw inside `apply` before anything is changed.
 * @throws Refusal 40902, 40900, and what `apply` refuses
 */
export function changeBy(
  context: Context<unknown>,
  row: WithdrawRow,
  version: number | undefined,
  deed: Omit<Deed, 'who'>,
  apply: () => void,
): void {
  const { db, user, noteRecord } = context;
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, withdraws, row, version);
  const diff = change(db, row, { ...deed, who: user.userName }, apply);
  touch(context, row);
  dropClaim(row);
  noteRecord({
    targetType: withdraws.target,
    targetId: String(row.id),
    targetText: row.orderNo,
    reason: deed.note ?? '',
    diff,
  });
}
