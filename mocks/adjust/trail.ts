import { adjustFlow, AdjustStatus } from '../../src/contract/finance/adjustFlow';
import { diffOf } from '../core/audit';
import type { Trail } from '../core/review/kind';
import type { AdjustRow } from './store';

/** How the history of an adjustment is kept: an approval shows what it did to the balance. */
export const adjustTrail: Trail<AdjustRow> = {
  name: 'adjust',
  flow: adjustFlow,
  diff: (before, after) => [
    ...diffOf(before, after, ['status', 'firstReviewer']),
    ...(after.status === AdjustStatus.approved
      ? [{ field: 'available', before: after.beforeAvailable, after: after.afterAvailable }]
      : []),
  ],
};
