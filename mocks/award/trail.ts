import { awardFlow } from '../../src/contract/campaign/awardFlow';
import { diffOf } from '../core/audit';
import type { Trail } from '../core/review/kind';
import type { AwardRow } from './store';

/** How the history of an award is kept. */
export const awardTrail: Trail<AwardRow> = {
  name: 'award',
  flow: awardFlow,
  diff: (before, after) => diffOf(before, after, ['status', 'firstReviewer', 'clawbackBy']),
};
