import type { HttpHandler } from 'msw';
import type { PendingCounts } from '@/api/types';
import type { ReviewKind } from '@/contract/shell/review';
import { int, object } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';
import type { Context } from '../core/http';
import { queueOf, waiting } from '../core/queues';

/** Type 0 answers flags ("something waits"), type 1 totals; kinds one may not list answer 0. */
function counts({ db, input, can, inScope }: Context<{ Type: number }>): PendingCounts {
  const count = (kind: ReviewKind): number => {
    const queue = queueOf(db, kind);
    const total = can(queue.list) ? waiting(db, queue, inScope).length : 0;
    return input.Type === 0 ? Math.min(total, 1) : total;
  };
  return {
    systemRechargeCount: count('recharge'),
    withdrawCount: count('withdraw'),
    realNameAuthCount: count('auth'),
  };
}

export const reminderHandlers = (db: Db): HttpHandler[] => [
  call(db, 'POST cwManage/rechargeWithdrawReview', { permission: 'free' }, object({ Type: int }), counts),
];
