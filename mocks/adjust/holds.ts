import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import type { Db } from '../core/db';
import type { Stop } from '../core/holds';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { keep } from '../core/review/trail';
import type { OpenRecord } from '../core/stillOpen';
import type { Subject } from '../core/subject';
import { isOpen, isPending } from './store';
import type { AdjustRow } from './store';
import { adjustTrail } from './trail';

/** Suspends the decision; a first approval does not count any more. */
export function putOnHold(row: AdjustRow): void {
  row.status = AdjustStatus.onHold;
  row.firstReviewer = '';
}

/** Adjustments of a member that have no end yet; an address has none. */
const openOf = (db: Db, subject: Subject): readonly AdjustRow[] =>
  'memberId' in subject ? rowsOf(db.adjusts, subject.memberId).filter(isOpen) : [];

/** Puts adjustments on hold that wait for a review. @returns their numbers */
export function holdAdjusts(db: Db, subject: Subject, { who, note, waiting }: Stop): string[] {
  const rows = waiting ? openOf(db, subject).filter(isPending) : [];
  for (const row of rows) keep(db, adjustTrail, row, { result: 'hold', who, note }, () => putOnHold(row));
  return rows.map(({ adjustNo }) => adjustNo);
}

/** Adjustments of a member that have no end yet, and which of them a stop puts on hold. */
export const openAdjusts = (db: Db, subject: Subject): OpenRecord[] =>
  openOf(db, subject).map((row) => ({
    memberId: row.memberId,
    status: row.status,
    value: parse(row.usdtValue),
    hold: isPending(row) ? 'chosen' : 'never',
  }));
