import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import { changeOf } from '../core/audit';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { stepsOf } from '../core/review/steps';
import type { BareEvent } from '../core/timeline';
import { VIOLATION } from './store';

/** What became of a member's violations, each time that they came into another state. */
export const violationEvents = (db: Db, memberId: number): BareEvent[] =>
  rowsOf(db.violations, memberId).flatMap(({ id, violationNo: no }) =>
    stepsOf(db, VIOLATION, id).flatMap((step) => {
      const { result, at, operatorName: who, note, diff } = step;
      const code = result === 'create' ? String(ViolationStatus.pending) : changeOf(diff, 'status')?.after;
      return code ? [{ key: `violation-${step.id}`, at, code, no, who, text: note }] : [];
    }),
  );
