import { beforeAll, expect, test } from 'vitest';
import { parse, format, sum } from '#mocks/core/money';
import type { RechargeLog, RechargeQuery, RechargeSummary } from './recharges';
import type { Page, PendingCounts } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Operator } from './operator';

const place = bench();
let finance: Operator;
beforeAll(async () => {
  finance = await signedIn(place, 'finance01');
});

const list = async (query: RechargeQuery, who = finance) =>
  (await who.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', query)).data;

const everything = () => list({ pageNum: 1, pageSize: 1000 });

const NUMERIC = ['amount', 'creditAmount', 'fee', 'fiatAmount', 'rate', 'usdtValue', 'creditUsdt'];

test.each(
  [
    'id orderNo uid source coin status amount creditAmount fee fiatAmount rate usdtValue creditUsdt confirmations reviewerName createdAt creditedAt reviewedAt updatedAt'.split(
      ' ',
    ),
  ].flat(),
)('rows can be ordered by %s, both ways, and paged without loss', async (column) => {
  for (const direction of ['asc', 'desc']) {
    const orderBy = `${column} ${direction}`;
    const { list: rows } = await list({ pageNum: 1, pageSize: 1000, orderBy });
    const values = rows
      .map((row) => row[column as Exclude<keyof RechargeLog, 'thread'>])
      .filter((value) => value !== null && value !== '')
      .map((value) =>
        NUMERIC.includes(column) ? parse(String(value)) : typeof value === 'number' ? value : String(value),
      );
    const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(direction === 'asc' ? sorted : sorted.reverse());
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => list({ pageNum, pageSize: 200, orderBy })));
    expect(pages.flatMap((page) => page.list.map((row) => row.id))).toEqual(rows.map((row) => row.id));
  }
});

test('rows without a value come last, whichever way', async () => {
  for (const direction of ['asc', 'desc']) {
    const { list: rows } = await list({ pageSize: 1000, orderBy: `creditedAt ${direction}` });
    expect(rows.at(0)?.creditedAt).not.toBeNull();
    expect(rows.at(-1)?.creditedAt).toBeNull();
  }
});

test.each(['password desc', 'createdAt; drop', '__proto__', 'constructor desc', 'createdAt up'])(
  'ordering by "%s" is refused',
  async (orderBy) => {
    expect((await finance.ask('POST', 'cwManage/chargeLogList', { orderBy })).code).toBe(40000);
  },
);

test.each([
  [{ pageNum: 1e9 }, 1e9, 0],
  [{ pageSize: 7 }, 1, 7],
  [{ pageSize: 1000 }, 1, 680],
])('the page of %j', async (query, currentPage, length) => {
  const page = await list(query);
  expect([page.currentPage, page.list.length, page.total]).toEqual([currentPage, length, 680]);
});

test.each<[keyof RechargeQuery, RechargeQuery, (row: RechargeLog) => boolean]>([
  ['status', { status: ['1', '5'] }, (row) => [1, 5].includes(row.status)],
  ['status', { status: ['3'] }, (row) => row.status === 3],
  ['source', { source: ['2'] }, (row) => row.source === 2],
  ['coin', { coin: ['BTC', 'ETH'] }, (row) => ['BTC', 'ETH'].includes(row.coin)],
  ['walletCode', { walletCode: 'USDT-ERC20' }, (row) => row.walletCode === 'USDT-ERC20'],
  ['chain', { chain: 'TRX' }, (row) => row.chain === 'TRX'],
  ['channelId', { channelId: '9' }, (row) => row.channelId === 9],
  [
    'riskFlags',
    { riskFlags: ['R02', 'R04'] },
    (row) => row.riskFlags.some((flag) => flag === 'R02' || flag === 'R04'),
  ],
  ['amountMin', { amountMin: '500.5' }, (row) => parse(row.amount) >= parse('500.5')],
  ['amountMax', { amountMax: '0.02' }, (row) => parse(row.amount) <= parse('0.02')],
  [
    'usdtValueMin',
    { usdtValueMin: '1000', usdtValueMax: '2000' },
    (row) => parse(row.usdtValue) >= parse('1000') && parse(row.usdtValue) <= parse('2000'),
  ],
  ['fromAddress', { fromAddress: 'TFEEDa' }, (row) => row.fromAddress.toLowerCase().includes('tfeeda')],
  ['memo', { memo: '1' }, (row) => row.memo.includes('1')],
  ['payerName', { payerName: '刘' }, (row) => row.payerName.includes('刘')],
  ['manualReason', { manualReason: 'missed' }, (row) => row.manualReason === 'missed'],
  [
    'rejectCode',
    { rejectCode: ['aml', 'duplicate'] },
    (row) => ['aml', 'duplicate'].includes(row.rejectCode),
  ],
  ['reviewerName', { reviewerName: 'risk001' }, (row) => row.reviewerName === 'risk001'],
  ['memberKeyword', { memberKeyword: '10010001' }, (row) => row.uid === '10010001'],
  ['memberType', { memberType: '2' }, (row) => row.memberType === 2],
  ['level', { level: '1' }, (row) => row.level === 1],
  ['inviterUid', { inviterUid: '10010033' }, (row) => row.inviterUid === '10010033'],
  ['tags', { tags: ['高净值'] }, (row) => row.tags.includes('高净值')],
  ['memberId', { memberId: '9' }, (row) => row.memberId === 9],
  [
    'dateRange',
    { dateRange: ['2026-11-01 00:00:00', '2026-11-10 23:59:59'] },
    (row) => row.createdAt >= '2026-11-01' && row.createdAt <= '2026-11-10 23:59:59',
  ],
  [
    'dateField',
    { dateField: 'creditedAt', dateRange: ['2026-11-19 00:00:00', '2026-11-20 23:59:59'] },
    (row) => row.creditedAt !== null && row.creditedAt >= '2026-11-19',
  ],
])('%s filters', async (_, query, fits) => {
  const all = await everything();
  const { list: rows } = await list({ ...query, pageSize: 1000 });
  expect(rows.map((row) => row.id)).toEqual(all.list.filter(fits).map((row) => row.id));
  expect(rows.length).toBeGreaterThan(0);
});

test('a row says by which channel it came, by its code as well as by its name', async () => {
  const { list: rows } = await everything();
  for (const { channelId, channelCode } of rows) {
    expect(channelCode).toBe(place.db.channels.get(Number(channelId ?? 0))?.channelCode ?? '');
  }
  expect(rows.some(({ channelCode }) => channelCode !== '')).toBe(true);
});

test('order number and hash are found exactly, and nothing else is', async () => {
  const [, row] = (await everything()).list.filter((item) => item.txHash);
  expect((await list({ orderNo: row?.orderNo })).list.map((item) => item.id)).toEqual([row?.id]);
  expect((await list({ txHash: row?.txHash })).list.map((item) => item.id)).toEqual([row?.id]);
  expect((await list({ txHash: row?.txHash.slice(1) })).total).toBe(0);
});

test.each([
  [{ amountMin: 5 }, 40000],
  [{ amountMin: '1e5' }, 40000],
  [{ dateRange: ['2026-11-02 00:00:00', '2026-11-01 00:00:00'] }, 42207],
  [{ dateRange: ['2026-11-31 00:00:00', '2026-12-01 00:00:00'] }, 40000],
  [{ dateField: 'password', dateRange: ['2026-11-01 00:00:00', '2026-11-02 00:00:00'] }, 40000],
  [{ status: { a: 1 } }, 40000],
])('a question like %j is refused', async (query, code) => {
  expect((await finance.ask('POST', 'cwManage/chargeLogList', query)).code).toBe(code);
});

test('empty filters ask for nothing', async () => {
  expect((await list({ memberKeyword: '', status: [], coin: [], orderNo: '', amountMin: '' })).total).toBe(
    680,
  );
});

/** True for rows of customers: figures leave demo members and market makers out. */
const counts = ({ memberType }: RechargeLog): boolean => memberType !== 2 && memberType !== 3;

test('the figures are those of the rows that count, and tabs keep their counts under a status filter', async () => {
  const { list: rows } = await everything();
  const { data } = await finance.ask<RechargeSummary>('POST', 'cwManage/chargeLogSummary', { status: ['1'] });
  for (const status of [0, 1, 2, 3, 4, 5]) {
    const some = rows.filter((row) => row.status === status);
    expect(data.byStatus[status]).toEqual({
      count: some.length,
      usdtValue: format(sum(some.filter(counts).map(({ creditUsdt, usdtValue }) => creditUsdt ?? usdtValue))),
    });
  }
  const waiting = rows.filter(({ status }) => status === 1);
  expect(data.total.count).toBe(waiting.filter(counts).length);
  expect(data.total.count + data.notCounted).toBe(7);
  expect(data.byCoin.reduce((total, item) => total + item.count, 0)).toBe(data.total.count);
  const today = rows.filter((row) => counts(row) && row.creditedAt && row.creditedAt >= '2026-11-20');
  expect(data.todayUsdt).toBe(format(sum(today.map((row) => row.creditUsdt ?? ''))));
  const whole = await finance.ask<RechargeSummary>('POST', 'cwManage/chargeLogSummary', {});
  expect(Number(whole.data.averageReviewMinutes)).toBeGreaterThan(5);
  expect(data.averageReviewMinutes).toBeNull();
});

test('counts of the reminder are those of the status filters', async () => {
  const count = async (Type: number) =>
    (await finance.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type })).data;
  expect((await count(1)).systemRechargeCount).toBe((await list({ status: ['1'] })).total);
  expect(await count(1)).toMatchObject({ systemRechargeCount: 7, withdrawCount: 9, realNameAuthCount: 0 });
  expect(await count(0)).toMatchObject({ systemRechargeCount: 1, withdrawCount: 1, realNameAuthCount: 0 });
});

test('an export carries the filtered rows and is an operation-log line', async () => {
  const before = place.db.operLogs.length;
  const { data } = await finance.ask<{ list: RechargeLog[] }>(
    'GET',
    'memberRechargeLog/export?status[]=1&status[]=5&orderBy=amount%20desc',
  );
  expect(data.list).toHaveLength(14);
  expect(place.db.operLogs.slice(before)).toMatchObject([
    {
      businessType: 5,
      operName: 'finance01',
      requestMethod: 'GET',
      operUrl: '/admin/api/v2/sitebkd/memberRechargeLog/export',
      status: 1,
    },
  ]);
});
