import type { HoldEffect } from '@/contract/block/stillOpen';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { HoldCause } from '../../src/contract/finance/withdrawStops';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { isBlacklisted } from '../core/addressBook';
import type { Db } from '../core/db';
import type { Stop } from '../core/holds';
import { parse } from '../core/money';
import { withdrawsOf, withdrawsTo } from '../core/orders';
import { isDemo } from '../core/platformAccount';
import { placeOf } from '../core/place';
import { keep } from '../core/review/trail';
import type { WithdrawRow } from '../core/rows';
import type { OpenRecord } from '../core/stillOpen';
import type { Subject } from '../core/subject';
import { SET_ASIDE } from '../core/withdrawStates';
import { withdrawTrail } from './trail';

const { pending, secondReview, approved, onHold } = WithdrawStatus;

/** Suspends the decision; approvals are taken back. */
export function putOnHold(row: WithdrawRow, cause: HoldCause): void {
  Object.assign(row, { firstReviewer: '', secondReviewer: '', reviewedAt: null, override: null });
  row.status = onHold;
  row.holdCause = cause;
}

/** Back to the first review: those who have looked at it so far no longer count. */
export function startOver(row: WithdrawRow): void {
  Object.assign(row, { firstReviewer: '', secondReviewer: '', reviewedAt: null, override: null });
  row.status = pending;
  row.holdCause = null;
}

const withdrawsWith = (db: Db, subject: Subject): readonly WithdrawRow[] =>
  'memberId' in subject ? withdrawsOf(db, subject.memberId) : withdrawsTo(db, subject.place);

/** Withdraws that could be paid are put on hold in any case, those that wait for a review where it is wanted. */
function effectOf({ status }: WithdrawRow): HoldEffect {
  if (status === approved) return 'always';
  return status === pending || status === secondReview ? 'chosen' : 'never';
}

/** Puts withdraws of a member or to a place on hold. @returns their numbers */
export function holdWithdraws(db: Db, subject: Subject, { who, note, cause, waiting }: Stop): string[] {
  const rows = withdrawsWith(db, subject).filter((row) => {
    const effect = effectOf(row);
    return effect === 'always' || (effect === 'chosen' && waiting);
  });
  for (const row of rows)
    keep(db, withdrawTrail, row, { result: 'hold', who, note }, () => putOnHold(row, cause));
  return rows.map(({ orderNo }) => orderNo);
}

/** True for a withdraw that no reviewer put on hold, and that nothing bars besides its subject. */
function isReleasable(db: Db, row: WithdrawRow, subject: Subject): boolean {
  if (row.status !== onHold || row.holdCause === HoldCause.review) return false;
  const member = db.members.get(row.memberId);
  if (!member || isDemo(member)) return false;
  return 'memberId' in subject ? !isBlacklisted(db, placeOf(row)) : member.status === MemberStatus.normal;
}

/** Has withdraws reviewed from the start that were held with their member or place. @returns their numbers */
export function releaseWithdraws(
  db: Db,
  subject: Subject,
  { who, note }: Pick<Stop, 'who' | 'note'>,
): string[] {
  const rows = withdrawsWith(db, subject).filter((row) => isReleasable(db, row, subject));
  for (const row of rows)
    keep(db, withdrawTrail, row, { result: 'release', who, note }, () => startOver(row));
  return rows.map(({ orderNo }) => orderNo);
}

/** Withdraws of a member or to a place that have no end yet. */
export const openWithdraws = (db: Db, subject: Subject): OpenRecord[] =>
  withdrawsWith(db, subject)
    .filter(({ status }) => SET_ASIDE.has(status))
    .map((row) => ({
      memberId: row.memberId,
      status: row.status,
      value: parse(row.usdtValue),
      hold: effectOf(row),
      releasable: isReleasable(db, row, subject),
    }));
