import { recharge, RechargeSource } from '../../src/contract/finance/recharge';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { BulkObstacle } from '../../src/contract/block/review';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { daySumOf } from '../core/byHand';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { countedRows, isIn, todayAndBefore } from '../core/figures';
import type { Span } from '../core/figures';
import { joined } from '../core/joined';
import { groups } from '../core/groups';
import type { Context, Viewer } from '../core/http';
import type { LedgerLine } from '../core/ledger';
import type { DateColumns, SortColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { format, parse, sum } from '../core/money';
import { inLang } from '../core/optionHandlers';
import { anyOf, between, has, is, questionOf } from '../core/question';
import type { Question } from '../core/question';
import { byAsked } from '../core/questions/thread';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import { stepsOf } from '../core/review/steps';
import { byWait, waitOf } from '../core/review/waiting';
import type { RechargeRow, Texts } from '../core/rows';
import { MINUTE, msOf } from '../core/time';
import { sameHash } from '../core/transactions';
import { creditUsdt, rechargesUsdt } from '../core/worth';
import { doublesOf } from './doubles';
import { secondThreshold } from '../core/config/rechargeSettings';

type Wire = WireRowOf<typeof recharge>;

const rechargeDates: DateColumns<RechargeRow> = {
  createdAt: (row) => row.createdAt,
  creditedAt: (row) => row.creditedAt,
  reviewedAt: (row) => row.reviewedAt,
  updatedAt: (row) => row.updatedAt,
};

const amountOrNull = (value: string | null) => (value === null ? null : parse(value));

/** Columns the list may be ordered by. */
const isPending = ({ status }: RechargeRow): boolean => status === RechargeStatus.pending;

const rechargeSorts = (db: Db): SortColumns<RechargeRow> => ({
  ...rechargeDates,
  id: (row) => row.id,
  orderNo: (row) => row.orderNo,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
  source: (row) => row.source,
  coin: (row) => row.coin,
  status: (row) => row.status,
  waitMinutes: (row) => (isPending(row) ? -msOf(row.createdAt) : null),
  amount: (row) => parse(row.amount),
  creditAmount: (row) => amountOrNull(row.creditAmount),
  fee: (row) => parse(row.fee),
  fiatAmount: (row) => amountOrNull(row.fiatAmount),
  rate: (row) => amountOrNull(row.rate),
  usdtValue: (row) => parse(row.usdtValue),
  creditUsdt: (row) => amountOrNull(creditUsdt(row)),
  confirmations: (row) => row.confirmations,
  reviewerName: (row) => row.reviewerName || null,
});

/** Why it cannot be approved together with others; `null` when it can. */
export function bulkObstacleOf({ status, riskFlags }: RechargeRow): BulkObstacle | null {
  if (status !== RechargeStatus.pending) return BulkObstacle.state;
  return riskFlags.length > 0 ? BulkObstacle.risk : null;
}

/** Others that look the same as one entered by hand. */
const sameAs = (db: Db, row: RechargeRow) =>
  row.source === RechargeSource.manual ? doublesOf(db, row, msOf(row.createdAt), row.id) : [];

/** What stands as the note of one that came from another member. */
const TRANSFER: Texts = ['站内转账', 'Internal transfer', '站內轉帳'];

/** A row as it travels: joined with its member, its channel and the explorer of its chain. */
function rechargeWire(db: Db, row: RechargeRow, viewer: Viewer): Wire {
  const { deleted: _deleted, creditPrice: _price, proof: _proof, transferNo, ...stored } = row;
  const channel = db.channels.get(row.channelId ?? 0);
  const wallet = db.walletCodes.find((item) => item.walletCode === row.walletCode);
  return joined(stored, briefOf(db, row.memberId, viewer), {
    creditUsdt: creditUsdt(row),
    ...(transferNo === '' ? {} : { remark: inLang(TRANSFER, viewer.lang) }),
    channelCode: channel?.channelCode ?? '',
    channelName: inLang(channel?.channelName ?? ['', '', ''], viewer.lang),
    explorerTx: wallet?.explorerTx ?? '',
    explorerAddress: wallet?.explorerAddress ?? '',
    bulkObstacle: bulkObstacleOf(row),
    ...waitOf(db, isPending(row), row.createdAt),
    doublesCount: isPending(row) ? sameAs(db, row).length : null,
  });
}

function ledgerOf(db: Db, row: RechargeRow): LedgerLine[] {
  return db.ledger.linesFor('recharge', row.orderNo).map(({ requestId: _requestId, ...line }) => line);
}

export const rechargeDetail = (db: Db, row: RechargeRow, viewer: Viewer): WireDetailOf<typeof recharge> => ({
  ...rechargeWire(db, row, viewer),
  proof: row.proof,
  history: stepsOf(db, 'recharge', row.id),
  ledger: ledgerOf(db, row),
  doubles: sameAs(db, row),
  ...(row.source === RechargeSource.manual &&
  row.status !== RechargeStatus.credited &&
  row.status !== RechargeStatus.rejected
    ? { daySum: format(daySumOf(db, row)), secondAbove: format(setting(db, secondThreshold)) }
    : { daySum: null, secondAbove: null }),
});

const worth = (rows: readonly RechargeRow[]): string => format(rechargesUsdt(rows));

function averageMinutes(rows: readonly RechargeRow[]): string | null {
  const waits = rows.flatMap((row) =>
    row.reviewedAt && (row.status === RechargeStatus.credited || row.status === RechargeStatus.rejected)
      ? [msOf(row.reviewedAt) - msOf(row.createdAt)]
      : [],
  );
  if (!waits.length) return null;
  return (waits.reduce((total, wait) => total + wait, 0) / waits.length / MINUTE).toFixed(1);
}

/** Recharge logs as the toolkit lists them. */
export const recharges: Resource<RechargeRow, Wire> = {
  contract: recharge,
  name: 'memberRechargeLog',
  title: '充值记录',
  target: 'recharge',
  rows: (db) => listOf(db.recharges),
  find: (db, id) => db.recharges.get(id),
  question: questionOf<RechargeRow>(
    recharge,
    {
      orderNo: is((row) => row.orderNo),
      coin: anyOf((row) => row.coin),
      walletCode: is((row) => row.walletCode),
      chain: is((row) => row.chain),
      channelId: is((row) => row.channelId),
      source: anyOf((row) => row.source),
      status: anyOf((row) => row.status),
      riskFlags: anyOf((row) => row.riskFlags),
      amount: between((row) => row.amount),
      usdtValue: between((row) => row.usdtValue),
      creditUsdt: between(creditUsdt),
      asked: byAsked(recharge),
      waitMinutes: byWait(isPending),
      txHash: is((row) => row.txHash, sameHash),
      fromAddress: has((row) => row.fromAddress),
      toAddress: has((row) => row.toAddress),
      memo: has((row) => row.memo),
      payerName: has((row) => row.payerName),
      manualReason: is((row) => row.manualReason),
      rejectCode: anyOf((row) => row.rejectCode),
      reviewerName: is((row) => row.reviewerName),
    },
    rechargeDates,
  ),
  sorts: rechargeSorts,
  wire: rechargeWire,
  nameOf: (row) => row.orderNo,
};

/** Figures over the whole filter; the counts by status leave the status filter out. */
export function rechargeSummary(context: Context<Question<RechargeRow>>): WireSummaryOf<typeof recharge> {
  const { db, input } = context;
  const anyStatus = rowsFor(context, recharges, 'status');
  const listed = anyStatus.filter((row) => input.keeps(row, db));
  const rows = countedRows(db, listed);
  const everyDay = countedRows(db, rowsFor(context, recharges, 'status', 'dateRange'));
  const { today, before } = todayAndBefore(db.now());
  const creditedIn = (span: Span) => worth(everyDay.filter(({ creditedAt }) => isIn(span, creditedAt)));
  const byStatus = groups(anyStatus, (row) => row.status);
  return {
    byStatus: Object.fromEntries(
      Object.values(RechargeStatus).map((status) => {
        const some = byStatus.get(status) ?? [];
        return [status, { count: some.length, usdtValue: worth(countedRows(db, some)) }];
      }),
    ),
    byCoin: [...groups(rows, (row) => row.coin)]
      .map(([coin, some]) => ({
        coin,
        count: some.length,
        amount: format(sum(some.map((row) => row.amount))),
        creditAmount: format(sum(some.map((row) => row.creditAmount ?? '0'))),
        usdtValue: worth(some),
      }))
      .sort((a, b) => b.count - a.count),
    todayUsdt: creditedIn(today),
    yesterdayUsdt: creditedIn(before),
    averageReviewMinutes: averageMinutes(rows),
    total: { count: rows.length, usdtValue: worth(rows) },
    notCounted: listed.length - rows.length,
  };
}
