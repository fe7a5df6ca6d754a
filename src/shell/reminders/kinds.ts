import type { PendingCounts } from '@/api/types';
import type { Key } from '@/i18n/keys';

/** One of the three kinds of orders that wait for approval. */
export interface Kind {
  id: keyof PendingCounts;
  /** Menu entry that must be there for the kind to concern the operator. */
  path: string;
  /** Its screen with the pending filter on. */
  to: string;
  label: Key;
  reminder: Key;
}

export const KINDS: readonly Kind[] = [
  {
    id: 'systemRechargeCount',
    path: '/finance/recharge',
    to: '/finance/recharge?status[]=1',
    label: 'pending.recharge',
    reminder: 'reminder.recharge',
  },
  {
    id: 'withdrawCount',
    path: '/finance/withdraw',
    to: '/finance/withdraw?status[]=1&status[]=2',
    label: 'pending.withdraw',
    reminder: 'reminder.withdraw',
  },
  {
    id: 'realNameAuthCount',
    path: '/member/auth',
    to: '/member/auth?status[]=1',
    label: 'pending.auth',
    reminder: 'reminder.auth',
  },
];

/** A count as the server meant it: a whole number from 0, whatever else came. */
export function countOf(answer: unknown, id: Kind['id']): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const count = Number(Reflect.get(answer, id) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
