import { rechargeFlow, RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { unendedOf } from '../../src/contract/flow';
import type { Db } from '../core/db';
import type { Stop } from '../core/holds';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { sameAddress } from '../core/place';
import { keep } from '../core/review/trail';
import type { RechargeRow } from '../core/rows';
import type { OpenRecord } from '../core/stillOpen';
import type { Subject } from '../core/subject';
import { rechargeTrail } from './trail';

const { pending, onHold } = RechargeStatus;

/** Confirming, waiting for a review, on hold. */
const UNFINISHED = unendedOf(rechargeFlow);

/** Doubts about a record undo a first approval. */
export function forgetFirstApproval(row: RechargeRow): void {
  row.firstReviewer = '';
  row.proposedCredit = null;
}

/** Suspends the decision. */
export function putOnHold(row: RechargeRow): void {
  row.status = onHold;
  forgetFirstApproval(row);
}

/** True until it is credited or refused. */
export const isUnfinished = ({ deleted, status }: RechargeRow): boolean =>
  !deleted && UNFINISHED.includes(status);

/** Unfinished recharges of a member, or from an address; one whose owners differ by a memo is the sender of many. */
function unfinishedOf(db: Db, subject: Subject): readonly RechargeRow[] {
  if ('memberId' in subject) return rowsOf(db.recharges, subject.memberId).filter(isUnfinished);
  const { address, memo } = subject.place;
  if (memo !== '') return [];
  return [...db.recharges.values()].filter(
    (row) => isUnfinished(row) && sameAddress(row.fromAddress, address),
  );
}

/** Puts recharges on hold that wait for a review. @returns their numbers */
export function holdRecharges(db: Db, subject: Subject, { who, note, waiting }: Stop): string[] {
  const rows = waiting ? unfinishedOf(db, subject).filter(({ status }) => status === pending) : [];
  for (const row of rows) keep(db, rechargeTrail, row, { result: 'hold', who, note }, () => putOnHold(row));
  return rows.map(({ orderNo }) => orderNo);
}

/** Recharges of a member or from an address that have no end yet. */
export const openRecharges = (db: Db, subject: Subject): OpenRecord[] =>
  unfinishedOf(db, subject).map(({ memberId, status, usdtValue }) => ({
    memberId,
    status,
    value: parse(usdtValue),
    hold: status === pending ? 'chosen' : 'never',
  }));
