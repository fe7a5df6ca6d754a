import { adjustKind } from '../adjust/kind';
import { authKind } from '../auth/kind';
import { rechargeKind } from '../recharge/kind';
import { assessed } from '../withdraw/checks';
import { withdrawKind } from '../withdraw/kind';
import { parse } from './money';
import type { Db } from './db';
import type { Context } from './http';
import { claimOne, isInvolved, releaseOne } from './review/desk';
import type { Kind, Reviewed } from './review/kind';
import type { Claimable, ReviewKind } from './rows';

/** A stored row that may wait in a queue. */
export interface QueueEntry extends Claimable {
  memberId: number;
  createdAt: string;
}

/** One row of a queue, whatever it is about. */
export interface QueueRow extends QueueEntry {
  /** Bigger is riskier, larger; for the orders other than by age. */
  risk: number;
  value: bigint;
}

/** The oldest first. */
export const byAge = (a: QueueEntry, b: QueueEntry): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id - b.id;

/** A kind of records that wait for a decision. */
interface Queue {
  /** Path whose permission shows the queue. */
  list: string;
  pending: readonly number[];
  /** The screen's path. */
  screen: string;
  /** Rows that are wanted, in no order. */
  rows(db: Db, wanted: (row: QueueEntry) => boolean): QueueRow[];
  /** The stored row behind an id. */
  find(db: Db, id: number): QueueEntry | undefined;
  /** False for rows that the operator may not approve, as their maker or first reviewer. */
  isFor(db: Db, id: number, userName: string): boolean;
  /** Holds a row while an operator looks at it. @throws Refusal */
  claim(context: Context<unknown>, id: number): QueueEntry;
  /** Lets a row go. @throws Refusal */
  release(context: Context<unknown>, id: number): void;
}

/** What a queue adds to its kind. */
interface QueueTerms<Row> extends Pick<Queue, 'list' | 'screen'> {
  rows: (db: Db) => Iterable<Row>;
  risk: (row: Row) => number;
  value: (row: Row) => bigint;
}

function queueOf<Row extends Reviewed>(
  kind: Kind<Row>,
  { list, screen, rows, risk, value }: QueueTerms<Row>,
): Queue {
  const find = (db: Db, id: number): Row | undefined => {
    const row = kind.resource.find(db, id);
    return row?.deleted ? undefined : row;
  };
  return {
    list,
    screen,
    pending: kind.transitions.approve.from,
    find,
    rows: (db, wanted) =>
      [...rows(db)]
        .filter((row) => !row.deleted && wanted(row))
        .map((row) => ({ ...row, risk: risk(row), value: value(row) })),
    isFor: (db, id, userName) => {
      const row = find(db, id);
      return row !== undefined && !isInvolved(kind, row, userName);
    },
    claim: (context, id) => claimOne(context, kind, id),
    release: (context, id) => releaseOne(context, kind, id),
  };
}

/** The kinds that wait for a decision. */
export const queues: Record<ReviewKind, Queue> = {
  recharge: queueOf(rechargeKind, {
    list: 'cwManage/chargeLogList',
    screen: '/finance/recharge',
    rows: (db) => db.recharges.values(),
    risk: ({ riskFlags }) => riskFlags.length,
    value: ({ usdtValue }) => parse(usdtValue),
  }),
  withdraw: queueOf(withdrawKind, {
    list: 'cwManage/withdrawLogList',
    screen: '/finance/withdraw',
    rows: assessed,
    risk: ({ riskScore }) => riskScore,
    value: ({ usdtValue }) => parse(usdtValue),
  }),
  auth: queueOf(authKind, {
    list: 'memberAuth/list',
    screen: '/member/auth',
    rows: (db) => db.auths.values(),
    risk: ({ faceScore }) => 100 - (faceScore ?? 100),
    value: () => 0n,
  }),
  adjust: queueOf(adjustKind, {
    list: 'memberAssetAdjust/list',
    screen: '/finance/adjust',
    rows: (db) => db.adjusts.values(),
    risk: ({ direction }) => direction,
    value: ({ usdtValue }) => parse(usdtValue),
  }),
};

/** Rows of a kind that wait (or are in the given states), the oldest first, as far as the scope goes. */
export const waiting = (
  db: Db,
  kind: ReviewKind,
  inScope: (memberId: number) => boolean,
  states: readonly number[] = queues[kind].pending,
): QueueRow[] =>
  queues[kind].rows(db, (row) => states.includes(row.status) && inScope(row.memberId)).sort(byAge);
