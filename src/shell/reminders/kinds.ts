import type { PendingCounts, PendingKinds } from '@/api/types';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { isRecordKind, recordKinds } from '@/contract/records';
import type { RecordKind, RecordKindTerms } from '@/contract/records';
import { furtherQueues, secondQueues } from '@/contract/shell/queues';
import type { FurtherQueue, SecondKind } from '@/contract/shell/queues';
import type { Key } from '@/i18n/keys';
import type { LinkParams } from '@/services/links';

/** One of the three kinds of records that wait for approval. */
export interface Kind {
  id: keyof PendingKinds<number>;
  record: RecordKind;
  /** Path of its screen, with the filter for records that wait. */
  view: string;
  params: { status: readonly number[] };
  label: Key;
  reminder: Key;
  /** One word, for a line that names several kinds. */
  short: Key;
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
    short: 'reminder.short.recharge',
  },
  {
    id: 'withdrawCount',
    ...waiting('withdraw'),
    label: 'pending.withdraw',
    reminder: 'reminder.withdraw',
    short: 'reminder.short.withdraw',
  },
  {
    id: 'realNameAuthCount',
    ...waiting('auth'),
    label: 'pending.auth',
    reminder: 'reminder.auth',
    short: 'reminder.short.auth',
  },
];

/** What else waits: the bell tells of it, and nothing pops up. */
export interface Second {
  /** Its name among the counts. */
  id: string;
  view: string;
  params: LinkParams;
  label: Key;
}

const isSecond = (kind: string): kind is SecondKind => kind in secondQueues;
const isFurther = (name: string): name is FurtherQueue => name in furtherQueues;

export const SECONDS: readonly Second[] = [
  {
    id: 'payout',
    view: recordKinds.withdraw.view,
    params: { status: recordKinds.withdraw.settling, waitsForSecond: 1 },
    label: 'pending.payout',
  },
  ...Object.keys(furtherQueues)
    .filter(isFurther)
    .map((name) => ({
      id: name,
      view: recordKinds[furtherQueues[name].kind].view,
      params: furtherQueues[name].params,
      label: `pending.${name}` as const,
    })),
  ...Object.keys(secondQueues)
    .filter(isSecond)
    .map((kind) => ({
      id: kind,
      view: recordKinds[kind].view,
      params: secondQueues[kind].params,
      label: `pending.${kind}` as const,
    })),
];

/** Questions about records of a kind that concern the operator: to reply to, and own ones that were replied to. */
interface Questions {
  id: string;
  view: string;
  params: LinkParams;
  label: Key;
  isTitled: true;
  mine: number | null;
  others: number;
}

/** What the bell says of questions; kinds that the console does not know are left out. */
export const questionsOf = (totals: PendingCounts | undefined): Questions[] =>
  Object.entries(totals?.questions ?? {}).flatMap(([kind, share]) => {
    if (!isRecordKind(kind)) return [];
    const { view, review }: RecordKindTerms = recordKinds[kind];
    const line = (name: 'toReply' | 'replied', asked: string): Questions => ({
      id: `${name} ${kind}`,
      view,
      // What waits of records that are not reviewed is a change of them.
      params: review === undefined ? { pending: 1 } : { asked },
      label: `pending.${name}`,
      isTitled: true,
      mine: isReadable(share, name) ? share[name] : null,
      others: 0,
    });
    return [line('toReply', 'open'), line('replied', 'answered')];
  });

/** Staff notices that the operator has to read; they are in the personal centre. */
export const NOTICES = {
  id: 'notices',
  view: 'personal/index',
  params: { tab: 'notices' },
  label: 'pending.notices',
} as const;

/** A count from the server as a whole number of at least 0; 0 for any other value. */
export function countOf(answer: unknown, id: Kind['id']): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const count = Number(Reflect.get(answer, id) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** How many of a kind the operator may decide now; all of them when the server does not tell. */
export function mineOf(answer: PendingCounts & Marked, id: Kind['id']): number {
  const { mine } = answer;
  const isTold = mine !== undefined && isReadable(answer, 'mine') && isReadable(mine, id);
  return countOf(isTold ? mine : answer, id);
}

/** What the bell says of a kind: how many the operator may decide (`null` when unreadable), and how many others wait. */
export function shareOf(
  totals: (PendingCounts & Marked) | undefined,
  id: Kind['id'],
): { mine: number | null; others: number } {
  if (totals === undefined) return { mine: 0, others: 0 };
  if (!isReadable(totals, id)) return { mine: null, others: 0 };
  const mine = mineOf(totals, id);
  return { mine, others: Math.max(countOf(totals, id) - mine, 0) };
}

/** How many staff notices are to be read or confirmed; `null` when that could not be read. */
export function unreadOf(totals: PendingCounts | undefined): number | null {
  const notices = totals?.notices;
  if (!notices) return 0;
  return isReadable(notices, 'unread') ? notices.unread : null;
}

/** The same of what else waits; nothing when the server does not tell. */
export function secondOf(
  totals: PendingCounts | undefined,
  id: string,
): { mine: number | null; others: number } {
  const share = totals?.second?.[id];
  if (!share) return { mine: 0, others: 0 };
  const { count, mine } = share;
  return isReadable(share, 'mine') && isReadable(share, 'count')
    ? { mine, others: count - mine }
    : { mine: null, others: 0 };
}
