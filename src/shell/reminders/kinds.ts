import type { PendingCounts } from '@/api/types';
import { recordKinds } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import type { Key } from '@/i18n/keys';

/** One of the three kinds of records that wait for approval. */
export interface Kind {
  id: keyof PendingCounts;
  record: RecordKind;
  /** Path of its screen, with the filter for records that wait. */
  view: string;
  params: { status: readonly number[] };
  label: Key;
  reminder: Key;
}

const waiting = (record: 'recharge' | 'withdraw' | 'auth') => ({
  record,
  view: recordKinds[record].view,
  params: { status: recordKinds[record].waiting },
});

export const KINDS: readonly Kind[] = [
  {
    id: 'systemRechargeCount',
    ...waiting('recharge'),
    label: 'pending.recharge',
    reminder: 'reminder.recharge',
  },
  { id: 'withdrawCount', ...waiting('withdraw'), label: 'pending.withdraw', reminder: 'reminder.withdraw' },
  { id: 'realNameAuthCount', ...waiting('auth'), label: 'pending.auth', reminder: 'reminder.auth' },
];

/** A count from the server as a whole number of at least 0; 0 for any other value. */
export function countOf(answer: unknown, id: Kind['id']): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const count = Number(Reflect.get(answer, id) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
