import type { Db } from '../core/db';
import { stepsOf } from '../core/review/steps';
import type { WithdrawRow } from '../core/rows';

/** Sent, and its end is not known: with the gateway, being confirmed, or without an answer. */
const IN_PAYOUT: ReadonlySet<number> = new Set([4, 5, 11]);

/** It waits for a reviewer, for who pays it, or for the end of its payout. */
export const isWaiting = ({ status }: Pick<WithdrawRow, 'status'>): boolean =>
  (status >= 1 && status <= 3) || IN_PAYOUT.has(status);

/** Since when it waits: what was sent since its payout, what was not since its request. */
export function waitsSince(db: Db, { id, status, createdAt, updatedAt }: WithdrawRow): string {
  if (!IN_PAYOUT.has(status)) return createdAt;
  return stepsOf(db, 'withdraw', id).findLast(({ result }) => result === 'pay')?.at ?? updatedAt;
}
