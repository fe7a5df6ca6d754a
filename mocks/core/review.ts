import type { FieldChange, ReviewStep } from '@/api/types';
import type { ReviewKind } from '@/contract/shell/review';
import type { Db } from './db';
import { Refusal } from './refusal';
import type { Claimable, StepRow } from './rows';
import type { User } from './systemRows';
import { MINUTE, stampOf } from './time';

/** Adds one line to the history of a record. */
export function addStep(
  db: Db,
  kind: ReviewKind,
  refId: number,
  step: Omit<ReviewStep, 'id' | 'diff' | 'step' | 'note'> & {
    step?: 1 | 2;
    note?: string;
    diff?: FieldChange[];
  },
): void {
  const row: StepRow = { step: 1, note: '', diff: [], ...step, id: db.nextId('step'), kind, refId };
  db.steps.push(row);
}

/** History of a record, the oldest first. */
export const stepsOf = (db: Db, kind: ReviewKind, refId: number): ReviewStep[] =>
  db.steps
    .filter((step) => step.kind === kind && step.refId === refId)
    .map(({ kind: _kind, refId: _refId, ...step }) => step);

/** The operator who holds a live claim on the row; empty without one. */
export const claimOf = (db: Db, row: Claimable): string =>
  row.claimUntil !== null && row.claimUntil > db.stamp() ? row.claimBy : '';

/** @throws Refusal 40902 when another operator has claimed the row */
export function mustBeUnclaimed(db: Db, row: Claimable, user: User): void {
  const who = claimOf(db, row);
  if (who && who !== user.userName) throw new Refusal(40902, { who });
}

/** Holds a row for the configured minutes. @throws Refusal 40902 */
export function claim(db: Db, row: Claimable, user: User): void {
  mustBeUnclaimed(db, row, user);
  row.claimBy = user.userName;
  row.claimUntil = stampOf(db.now() + Number(db.config.get('review.claimMinutes') ?? 10) * MINUTE);
}

export function dropClaim(row: Claimable): void {
  row.claimBy = '';
  row.claimUntil = null;
}
