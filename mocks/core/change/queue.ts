import type { RecordKind } from '@/contract/records';
import type { Db } from '../db';
import type { Context } from '../http';
import type { Questioning } from '../questions/questioning';
import { questionIn } from '../questions/thread';
import type { Threaded } from '../questions/thread';
import { Refusal } from '../refusal';
import type { Pending } from '../rows';
import { isSamePerson } from '../samePerson';

/** A record whose change may wait. */
export type Waiting = Omit<Pending<object>, 'thread'> & Threaded;

/** A change that lapses unless another operator confirms it. */
export interface Lapsing {
  /** When it lapses, as a stamp; `null` once it does not wait any more. */
  until(): string | null;
  lapse(): void;
}

/** Records of which some wait for another operator's confirmation of a change. */
export interface ChangeQueue {
  kind: RecordKind;
  /** Path whose permission shows them, and the one that confirms. */
  list: string;
  confirm: string;
  rows(db: Db): Iterable<Waiting>;
  /** True for operators who may confirm this one, besides the permission; by default all of them. */
  mayHold?(context: Context<unknown>, row: Waiting): boolean;
  /** Questions about them, where operators who confirm ask back. */
  questions?: Questioning;
  /** Those of them that lapse. */
  lapsing?(db: Db): Iterable<Lapsing>;
}

declare module '../area' {
  interface Area {
    /** Its records with changes that wait. */
    changes?: readonly ChangeQueue[];
  }
}

/** Every queue of changes that wait for another operator. */
export const changeQueues = ({ areas }: Pick<Db, 'areas'>): ChangeQueue[] =>
  areas.flatMap(({ changes }) => changes ?? []);

/** Those of operators who may list the records; none for operators whose data are restricted to a team. */
export const changeQueuesFor = ({ db, user, can }: Context<unknown>): ChangeQueue[] =>
  user.bindMemberId ? [] : changeQueues(db).filter(({ list }) => can(list));

/** The changes of a kind that wait. */
export const changesOf = (db: Db, { rows }: ChangeQueue): Waiting[] =>
  [...rows(db)].filter(({ pendingChange }) => pendingChange !== null);

/** True for operators who may confirm a change now: not the one who made it, and not while a question about it is open. */
export function mayConfirm(
  context: Context<unknown>,
  { confirm, mayHold }: ChangeQueue,
  row: Waiting,
): boolean {
  const { db, user, can } = context;
  if (user.bindMemberId || !can(confirm) || questionIn(row) || isSamePerson(db, row.changeBy, user.userName))
    return false;
  return mayHold?.(context, row) ?? true;
}

/** The operator's own change that waits may be replaced; another's may not. @throws Refusal 40904 */
export function mustBeOwnChange({ user }: Pick<Context<unknown>, 'user'>, row: Waiting): void {
  if (row.pendingChange && row.changeBy !== user.userName)
    throw new Refusal(40904, { because: 'changeWaits' });
}
