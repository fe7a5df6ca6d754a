import { adjust } from '../../src/contract/finance/adjust';
import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import type { WireDetailOf, WireSummaryOf } from '@/contract/resource';
import { daySumOf } from '../core/byHand';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import type { Context, Viewer } from '../core/http';
import type { DateColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { format, parse, sum } from '../core/money';
import { anyOf, between, has, is, questionOf } from '../core/question';
import type { Question } from '../core/question';
import { byAsked } from '../core/questions/thread';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import { stepsOf } from '../core/review/steps';
import { byWait, waitOf } from '../core/review/waiting';
import { msOf } from '../core/time';
import { doublesOf, shownDoubles } from './doubles';
import { secondThreshold } from './settings';
import { effectOf, isOpen, isPending } from './store';
import type { Adjust, AdjustRow } from './store';

type Summary = WireSummaryOf<typeof adjust>;

const dates: DateColumns<AdjustRow> = {
  createdAt: (row) => row.createdAt,
  reviewedAt: (row) => row.reviewedAt,
  updatedAt: (row) => row.updatedAt,
};

/** A row as it travels: while it is open, with what it would do now and how many others look the same. */
const wire = (db: Db, row: AdjustRow, viewer: Viewer): Adjust => ({
  ...row,
  ...briefOf(db, row.memberId, viewer),
  ...(isOpen(row) ? effectOf(db, row) : {}),
  ...waitOf(db, isPending(row), row.createdAt),
  doublesCount: isOpen(row) ? doublesOf(db, row, msOf(row.createdAt), row.id).length : null,
});

/** Balance adjustments as the toolkit lists them. */
export const adjusts: Resource<AdjustRow, Adjust> = {
  contract: adjust,
  name: 'memberAssetAdjust',
  title: '资产调整',
  target: 'adjust',
  rows: (db) => listOf(db.adjusts),
  find: (db, id) => db.adjusts.get(id),
  question: questionOf<AdjustRow>(
    adjust,
    {
      adjustNo: is((row) => row.adjustNo),
      batchNo: is((row) => row.batchNo),
      refNo: is((row) => row.refNo),
      reason: has((row) => row.reason),
      accountType: anyOf((row) => row.accountType),
      coin: anyOf((row) => row.coin),
      direction: anyOf((row) => row.direction),
      category: anyOf((row) => row.category),
      status: anyOf((row) => row.status),
      amount: between((row) => row.amount),
      usdtValue: between((row) => row.usdtValue),
      asked: byAsked(adjust),
      waitMinutes: byWait(isPending),
      createdBy: is((row) => row.createdBy),
      reviewerName: is((row) => row.reviewerName),
    },
    dates,
  ),
  sorts: (db) => ({
    ...dates,
    id: (row) => row.id,
    adjustNo: (row) => row.adjustNo,
    uid: (row) => db.members.get(row.memberId)?.uid ?? null,
    coin: (row) => row.coin,
    direction: (row) => row.direction,
    category: (row) => row.category,
    status: (row) => row.status,
    waitMinutes: (row) => (isPending(row) ? -msOf(row.createdAt) : null),
    amount: (row) => parse(row.amount),
    usdtValue: (row) => parse(row.usdtValue),
    reviewerName: (row) => row.reviewerName,
  }),
  wire,
  nameOf: (row) => row.adjustNo,
};

/** One adjustment with its history and what it booked. */
export const adjustDetail = (db: Db, row: AdjustRow, viewer: Viewer): WireDetailOf<typeof adjust> => ({
  ...wire(db, row, viewer),
  history: stepsOf(db, 'adjust', row.id),
  ledger: db.ledger.lines
    .filter((line) => line.refType === 'adjust' && line.refNo === row.adjustNo)
    .map(({ requestId: _requestId, ...line }) => line),
  doubles: shownDoubles(db, row, msOf(row.createdAt), row.id),
  daySum: isOpen(row) ? format(daySumOf(db, row)) : null,
  secondAbove: isOpen(row) ? format(setting(db, secondThreshold)) : null,
});

function totals(rows: readonly AdjustRow[], key: (row: AdjustRow) => string): Summary['byCategory'] {
  const worth = (some: readonly AdjustRow[], direction: number) =>
    format(sum(some.filter((row) => row.direction === direction).map((row) => row.usdtValue)));
  return [...groups(rows, key)]
    .map(([of, some]) => ({ key: of, count: some.length, credit: worth(some, 1), debit: worth(some, 2) }))
    .sort((a, b) => b.count - a.count);
}

/** Totals of what a filter leaves, by coin and direction. */
const byCoin = (rows: readonly AdjustRow[]): Summary['byCoin'] =>
  [...groups(rows, ({ coin, direction }) => `${coin} ${direction}`).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { coin, direction } = first;
    return { coin, direction, count: some.length, amount: format(sum(some.map(({ amount }) => amount))) };
  });

/** Figures over the whole filter; but for the totals by coin, the status filter is left out, since only what was approved moved money. */
export function adjustSummary(context: Context<Question<AdjustRow>>): Summary {
  const rows = rowsFor(context, adjusts, 'status');
  const booked = rows.filter((row) => row.status === AdjustStatus.approved);
  const approved = countedRows(context.db, booked);
  return {
    byStatus: Object.fromEntries(
      Object.values(AdjustStatus).map((status) => [
        status,
        rows.filter((row) => row.status === status).length,
      ]),
    ),
    byCoin: byCoin(rowsFor(context, adjusts)),
    byCategory: totals(approved, (row) => row.category),
    byOperator: totals(approved, (row) => row.createdBy),
    notCounted: booked.length - approved.length,
  };
}
