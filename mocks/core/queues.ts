import type { ReviewKind } from '@/contract/shell/review';
import type { Db } from './db';
import type { Context } from './http';
import type { Questioning } from './questions/questioning';
import { invalid } from './refusal';
import type { Claimable } from './rows';

/** A stored row that may wait in a queue. */
export interface QueueEntry extends Claimable {
  memberId: number;
  createdAt: string;
}

/** One row of a queue, whatever it is about; what has to be worked out is worked out when it is asked for. */
export interface QueueRow extends QueueEntry {
  /** Bigger is riskier, larger; for the orders other than by age. */
  risk(): number;
  value(): bigint;
  /** Since when it waits. */
  since(): string;
}

/** The oldest first. */
export const byAge = (a: QueueEntry, b: QueueEntry): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id - b.id;

/** Records of one kind that wait for a decision. */
export interface Queue {
  kind: ReviewKind;
  /** Its screen in the operation log, in Chinese as the log is. */
  title: string;
  /** Path whose permission shows the queue, and the one that decides. */
  list: string;
  review: string;
  pending: readonly number[];
  /** Rows that are wanted, in no order. */
  rows(db: Db, wanted: (row: QueueEntry) => boolean): QueueRow[];
  /**
   * The rows that a question to the list of the kind is about and that wait for the operator, in its order; the row
   * `afterId` is among them as if it still waited. @throws Refusal 40000
   */
  line(context: Context<unknown>, question: unknown, afterId: number | undefined): QueueRow[];
  /** The stored row behind an id. */
  find(db: Db, id: number): QueueEntry | undefined;
  /** False for records that the operator may not approve, as their maker or first reviewer, or before a reply. */
  isFor(db: Db, id: number, userName: string): boolean;
  /** Questions of its reviewers, where they ask back. */
  questions?: Questioning | undefined;
  /** True for records that another operator has to follow, after the one who went first. */
  waitsForSecond(db: Db, id: number): boolean;
  /** True for records that wait for a decision which the operator may make now. */
  isMine(context: Context<unknown>, id: number): boolean;
  /** Holds a record while an operator looks at it. @throws Refusal */
  claim(context: Context<unknown>, id: number): QueueEntry;
  /** Lets a record go. @throws Refusal */
  release(context: Context<unknown>, id: number): void;
}

declare module './area' {
  interface Area {
    /** Its records that are reviewed. */
    queue?: Queue;
  }
}

/** Every queue there is. */
export const queuesOf = (db: Db): Queue[] => db.areas.flatMap(({ queue }) => queue ?? []);

/** @throws Refusal 40000 for a kind that nothing is reviewed of */
export function queueOf(db: Db, kind: ReviewKind): Queue {
  const found = queuesOf(db).find((queue) => queue.kind === kind);
  if (!found) throw invalid('kind');
  return found;
}

/** Rows that wait (or are in the given states), the oldest first, as far as the scope goes. */
export const waiting = (
  db: Db,
  queue: Queue,
  inScope: (memberId: number) => boolean,
  states: readonly number[] = queue.pending,
): QueueRow[] => queue.rows(db, (row) => states.includes(row.status) && inScope(row.memberId)).sort(byAge);
