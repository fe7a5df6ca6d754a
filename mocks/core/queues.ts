import { assessed } from '../withdraw/checks';
import { parse } from './money';
import type { Db } from './db';
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
  /** Who may not decide: the maker and the first reviewer. */
  involved: string[];
}

/** The oldest first. */
export const byAge = (a: QueueEntry, b: QueueEntry): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id - b.id;

interface Queue {
  /** Path whose permission shows the queue, and the one that decides. */
  list: string;
  review: string;
  pending: readonly number[];
  /** The screen's path. */
  screen: string;
  /** Rows that are wanted, in no order. */
  rows(db: Db, wanted: (row: QueueEntry) => boolean): QueueRow[];
  /** The stored row behind an id, to put a claim on. */
  find(db: Db, id: number): QueueEntry | undefined;
}

/** The kinds that wait for a decision. */
export const queues: Record<ReviewKind, Queue> = {
  recharge: {
    list: 'cwManage/chargeLogList',
    review: 'cwManage/chargeLogReview',
    pending: [1],
    screen: '/finance/recharge',
    find: (db, id) => {
      const row = db.recharges.get(id);
      return row?.deleted ? undefined : row;
    },
    rows: (db, wanted) =>
      [...db.recharges.values()]
        .filter((row) => !row.deleted && wanted(row))
        .map((row) => ({
          ...row,
          risk: row.riskFlags.length,
          value: parse(row.usdtValue),
          involved: [row.createdBy, row.firstReviewer],
        })),
  },
  withdraw: {
    list: 'cwManage/withdrawLogList',
    review: 'cwManage/withdrawLogReview',
    pending: [1, 2],
    screen: '/finance/withdraw',
    find: (db, id) => db.withdraws.get(id),
    rows: (db, wanted) =>
      [...assessed(db)].filter(wanted).map((row) => ({
        ...row,
        risk: row.riskScore,
        value: parse(row.usdtValue),
        involved: [row.firstReviewer, row.override?.by ?? ''],
      })),
  },
  auth: {
    list: 'memberAuth/list',
    review: 'memberAuth/review',
    pending: [1],
    screen: '/member/auth',
    find: (db, id) => db.auths.get(id),
    rows: (db, wanted) =>
      [...db.auths.values()]
        .filter(wanted)
        .map((row) => ({ ...row, risk: 100 - (row.faceScore ?? 100), value: 0n, involved: [] })),
  },
  adjust: {
    list: 'memberAssetAdjust/list',
    review: 'memberAssetAdjust/review',
    pending: [1],
    screen: '/finance/adjust',
    find: (db, id) => db.adjusts.get(id),
    rows: (db, wanted) =>
      [...db.adjusts.values()].filter(wanted).map((row) => ({
        ...row,
        risk: row.direction,
        value: parse(row.usdtValue),
        involved: [row.createdBy],
      })),
  },
};

/** Rows of a kind that wait (or are in the given states), the oldest first, as far as the scope goes. */
export const waiting = (
  db: Db,
  kind: ReviewKind,
  inScope: (memberId: number) => boolean,
  states: readonly number[] = queues[kind].pending,
): QueueRow[] =>
  queues[kind].rows(db, (row) => states.includes(row.status) && inScope(row.memberId)).sort(byAge);
