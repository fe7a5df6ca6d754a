import type { FieldChange, ReviewStep } from '@/api/types';
import type { ReviewKind } from '@/contract/shell/review';
import type { Db } from '../db';
import { lookup } from '../lookup';
import type { StepRow } from '../rows';

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

const byRecord = lookup(({ kind, refId }: StepRow) => [`${kind} ${refId}`]);

/** History of a record, the oldest first. */
export const stepsOf = (db: Db, kind: ReviewKind, refId: number): ReviewStep[] =>
  byRecord(db.steps, `${kind} ${refId}`).map(({ kind: _kind, refId: _refId, ...step }) => step);
