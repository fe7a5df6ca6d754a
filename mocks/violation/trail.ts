import { violationFlow } from '../../src/contract/risk/violationFlow';
import { diffOf } from '../core/audit';
import type { Trail } from '../core/review/kind';
import type { ViolationRow } from './store';
import { VIOLATION } from './store';

/** How the history of a violation is kept. */
export const violationTrail: Trail<ViolationRow> = {
  name: VIOLATION,
  flow: violationFlow,
  diff: (before, after) =>
    diffOf(before, after, [
      'type',
      'severity',
      'description',
      'relatedUids',
      'relatedNos',
      'remark',
      'status',
      'firstReviewer',
      'penalties',
      'penaltyUntil',
      'clawbackAmount',
      'clawbackNo',
      'refundNo',
      'liftedAt',
    ]),
};
