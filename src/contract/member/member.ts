import { counted } from '../block/counted';
import { history } from '../block/review';
import { mapOf } from '../field/nested';
import { count, percent, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { memberCalls } from './memberCalls';
import { memberFilters } from './memberFilters';
import { memberRow } from './memberRow';
import { memberFlow } from './memberFlow';

/** Members; they are closed, never deleted. */
export const member = defineResource({
  name: 'member',
  view: 'member/list/index',
  title: 'uid',
  decides: ['riskLevel', 'assetUsdt', 'lastLoginAt'],
  row: memberRow,
  detail: history,
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    total: count(),
    newToday: count(),
    /** Percentage with an authentication of any level; `null` when there are no members. */
    kycPercent: nullable(percent()),
    assetUsdt: usdt(),
    ...counted,
  },
  filters: memberFilters,
  dates: ['createdAt', 'lastLoginAt', 'updatedAt'],
  flow: memberFlow,
  calls: {
    ...reads('member'),
    ...memberCalls,
  },
});
