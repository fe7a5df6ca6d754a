import { post, SITE } from './client';
import type { PendingCounts } from './types';

/** What waits for approval: 0/1 flags with type 0 (the reminder's question), totals with type 1. */
export const fetchPending = (type: 0 | 1, signal?: AbortSignal): Promise<PendingCounts> =>
  post(
    `${SITE}cwManage/rechargeWithdrawReview`,
    { Type: type },
    { silent: true, ...(signal ? { signal } : {}) },
  );
