import { IN_PAYOUT, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { Db } from '../core/db';
import { stepsOf } from '../core/review/steps';
import type { WithdrawRow } from '../core/rows';
import { SET_ASIDE } from '../core/withdrawStates';

/** It waits for a reviewer, for who pays it, or for the end of its payout. */
export const isWaiting = ({ status }: Pick<WithdrawRow, 'status'>): boolean =>
  SET_ASIDE.has(status) && status !== WithdrawStatus.onHold;

/** Since when it waits: what was sent since its payout, what was not since its request. */
export function waitsSince(db: Db, { id, status, createdAt, updatedAt }: WithdrawRow): string {
  if (!IN_PAYOUT.includes(status)) return createdAt;
  return stepsOf(db, 'withdraw', id).findLast(({ result }) => result === 'pay')?.at ?? updatedAt;
}
