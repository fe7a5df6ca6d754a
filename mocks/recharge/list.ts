import type { RechargeDetail, RechargeLog, RechargeQuery, RechargeSummary } from '@/api/financeTypes';
import type { LedgerLine } from '@/api/financeTypes';
import { code, decimal, object, optional, text } from '../check';
import type { Check } from '../check';
import type { Db } from '../db';
import { among, codes, contains, equals, inDates, paging, wantedMember } from '../listing';
import type { DateColumns, Paging, SortColumns } from '../listing';
import { briefOf } from '../memberBrief';
import { format, parse, sum } from '../money';
import type { Lang } from '../refusal';
import { stepsOf } from '../review';
import type { RechargeRow } from '../rows';
import { DAY, dayStart, MINUTE, msOf, stampOf } from '../time';

/** A question to the recharge list, checked. */
export type RechargeFilter = Paging &
  Omit<RechargeQuery, keyof Paging | 'source' | 'status'> & { source?: string[]; status?: string[] };

export const rechargeFilter: Check<RechargeFilter> = object({
  ...paging,
  memberKeyword: optional(text(64)),
  memberId: optional(code),
  orderNo: optional(text(40)),
  coin: codes,
  walletCode: optional(text(24)),
  chain: optional(text(10)),
  channelId: optional(code),
  source: codes,
  status: codes,
  riskFlags: codes,
  amountMin: optional(decimal),
  amountMax: optional(decimal),
  usdtValueMin: optional(decimal),
  usdtValueMax: optional(decimal),
  txHash: optional(text(100)),
  fromAddress: optional(text(100)),
  toAddress: optional(text(100)),
  payerName: optional(text(64)),
  manualReason: optional(text(30)),
  rejectCode: codes,
  reviewerName: optional(text(30)),
});

const rechargeDates: DateColumns<RechargeRow> = {
  createdAt: (row) => row.createdAt,
  creditedAt: (row) => row.creditedAt,
  reviewedAt: (row) => row.reviewedAt,
  updatedAt: (row) => row.updatedAt,
};

const amountOrNull = (value: string | null) => (value === null ? null : parse(value));

/** Columns the list may be ordered by. */
export const rechargeSorts = (db: Db): SortColumns<RechargeRow> => ({
  ...rechargeDates,
  id: (row) => row.id,
  orderNo: (row) => row.orderNo,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
  source: (row) => row.source,
  coin: (row) => row.coin,
  status: (row) => row.status,
  amount: (row) => parse(row.amount),
  creditAmount: (row) => amountOrNull(row.creditAmount),
  fee: (row) => parse(row.fee),
  fiatAmount: (row) => amountOrNull(row.fiatAmount),
  usdtValue: (row) => parse(row.usdtValue),
  confirmations: (row) => row.confirmations,
  reviewerName: (row) => row.reviewerName || null,
});

const between = (value: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || parse(value) >= parse(min)) && (max === undefined || parse(value) <= parse(max));

/** Rows a question is about; `inScope` is the operator's data scope. */
export function rechargesFor(
  db: Db,
  filter: RechargeFilter,
  inScope: (memberId: number) => boolean,
): RechargeRow[] {
  const wanted = wantedMember(db, filter.memberId, filter.memberKeyword);
  const dated = inDates(filter, rechargeDates);
  return [...db.recharges.values()].filter(
    (row) =>
      !row.deleted &&
      inScope(row.memberId) &&
      among(row.status, filter.status) &&
      among(row.source, filter.source) &&
      among(row.coin, filter.coin) &&
      equals(row.orderNo, filter.orderNo) &&
      equals(row.walletCode, filter.walletCode) &&
      equals(row.chain, filter.chain) &&
      equals(String(row.channelId ?? ''), filter.channelId) &&
      equals(row.txHash, filter.txHash) &&
      equals(row.manualReason, filter.manualReason) &&
      equals(row.reviewerName, filter.reviewerName) &&
      among(row.rejectCode, filter.rejectCode) &&
      (!filter.riskFlags || row.riskFlags.some((flag) => among(flag, filter.riskFlags))) &&
      contains(row.fromAddress, filter.fromAddress) &&
      contains(row.toAddress, filter.toAddress) &&
      contains(row.payerName, filter.payerName) &&
      between(row.amount, filter.amountMin, filter.amountMax) &&
      between(row.usdtValue, filter.usdtValueMin, filter.usdtValueMax) &&
      wanted(row.memberId) &&
      dated(row),
  );
}

/** A row as it travels: joined with its member, its channel and the explorer of its chain. */
export function rechargeWire(db: Db, row: RechargeRow, lang: Lang): RechargeLog {
  const { deleted: _deleted, proposedCredit: _proposed, ...stored } = row;
  const [zh, en, tw] = db.channels.get(row.channelId ?? 0)?.channelName ?? ['', '', ''];
  const wallet = db.walletCodes.find((item) => item.walletCode === row.walletCode);
  return {
    ...stored,
    ...briefOf(db, row.memberId),
    channelName: { 'zh-cn': zh, en, 'zh-tw': tw }[lang],
    explorerTx: wallet?.explorerTx ?? '',
    explorerAddress: wallet?.explorerAddress ?? '',
  };
}

function ledgerOf(db: Db, row: RechargeRow): LedgerLine[] {
  return db.ledger.lines
    .filter((line) => line.refType === 'recharge' && line.refNo === row.orderNo)
    .map(({ requestId: _requestId, ...line }) => line);
}

export const rechargeDetail = (db: Db, row: RechargeRow, lang: Lang): RechargeDetail => ({
  ...rechargeWire(db, row, lang),
  history: stepsOf(db, 'recharge', row.id),
  ledger: ledgerOf(db, row),
});

const worth = (rows: readonly RechargeRow[]): string => format(sum(rows.map((row) => row.usdtValue)));

function groups<Key>(rows: readonly RechargeRow[], key: (row: RechargeRow) => Key): Map<Key, RechargeRow[]> {
  const found = new Map<Key, RechargeRow[]>();
  for (const row of rows) {
    const some = found.get(key(row));
    if (some) some.push(row);
    else found.set(key(row), [row]);
  }
  return found;
}

function averageMinutes(rows: readonly RechargeRow[]): string | null {
  const waits = rows.flatMap((row) =>
    row.reviewedAt && (row.status === 2 || row.status === 3)
      ? [msOf(row.reviewedAt) - msOf(row.createdAt)]
      : [],
  );
  if (!waits.length) return null;
  return (waits.reduce((total, wait) => total + wait, 0) / waits.length / MINUTE).toFixed(1);
}

/** Figures over the whole filter; the counts by status leave the status filter out. */
export function rechargeSummary(
  db: Db,
  filter: RechargeFilter,
  inScope: (memberId: number) => boolean,
): RechargeSummary {
  const anyStatus = rechargesFor(db, { ...filter, status: undefined }, inScope);
  const rows = anyStatus.filter((row) => among(row.status, filter.status));
  const everyDay = rechargesFor(db, { ...filter, status: undefined, dateRange: undefined }, inScope);
  const now = db.now();
  const creditedIn = (from: number, to: number) =>
    worth(
      everyDay.filter(
        (row) => row.creditedAt && row.creditedAt >= stampOf(from) && row.creditedAt <= stampOf(to),
      ),
    );
  const byStatus = groups(anyStatus, (row) => row.status);
  return {
    byStatus: Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((status) => {
        const some = byStatus.get(status as RechargeRow['status']) ?? [];
        return [status, { count: some.length, usdtValue: worth(some) }];
      }),
    ),
    byCoin: [...groups(rows, (row) => row.coin)]
      .map(([coin, some]) => ({
        coin,
        count: some.length,
        amount: format(sum(some.map((row) => row.amount))),
        usdtValue: worth(some),
      }))
      .sort((a, b) => b.count - a.count),
    todayUsdt: creditedIn(dayStart(now), now),
    yesterdayUsdt: creditedIn(dayStart(now) - DAY, now - DAY),
    averageReviewMinutes: averageMinutes(rows),
    total: { count: rows.length, usdtValue: worth(rows) },
  };
}
