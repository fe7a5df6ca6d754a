import { beforeAll, expect, test } from 'vitest';
import { countedRows } from '#mocks/core/figures';
import type { Db } from '#mocks/core/db';
import { parse, sum } from '#mocks/core/money';
import type { WithdrawRow } from '#mocks/core/rows';
import { riskOf } from '#mocks/withdraw/checks';
import type { WithdrawLog, WithdrawSummary } from './withdraws';
import type { Page } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

let place: Bench;
let admin: Operator;
let agent: Operator;

beforeAll(async () => {
  place = bench();
  admin = await signedIn(place, 'admin');
  agent = await signedIn(place, 'agent01');
});

const list = async (who: Operator, query: object) =>
  (await who.ask<Page<WithdrawLog>>('POST', 'cwManage/withdrawLogList', { pageSize: 1000, ...query })).data;

const memberOf = (db: Db, row: WithdrawRow) => db.members.get(row.memberId);

test.each<[name: string, query: object, keeps: (row: WithdrawRow) => boolean]>([
  ['no filter', {}, () => true],
  ['a state', { status: ['6'] }, (row) => row.status === 6],
  ['several states', { status: ['1', '2'] }, (row) => row.status < 3],
  ['a number', { orderNo: 'W2026112000000011' }, (row) => row.id === 11],
  ['a member', { memberId: '8' }, (row) => row.memberId === 8],
  ['a UID', { memberKeyword: '10010001' }, (row) => memberOf(place.db, row)?.uid === '10010001'],
  ['coins', { coin: ['BTC', 'ETH'] }, (row) => row.coin === 'BTC' || row.coin === 'ETH'],
  ['a wallet code', { walletCode: 'USDT-ERC20' }, (row) => row.walletCode === 'USDT-ERC20'],
  ['a chain', { chain: 'BSC' }, (row) => row.chain === 'BSC'],
  [
    'amounts',
    { amountMin: '100', amountMax: '200.5' },
    ({ amount }) => parse(amount) >= parse('100') && parse(amount) <= parse('200.5'),
  ],
  ['worth', { usdtValueMin: '10000' }, ({ usdtValue }) => parse(usdtValue) >= parse('10000')],
  [
    'scores',
    { riskScoreMin: '30', riskScoreMax: '59' },
    ({ riskScore }) => riskScore >= 30 && riskScore <= 59,
  ],
  ['flags', { riskFlags: ['W09'] }, ({ riskFlags }) => riskFlags.includes('W09')],
  ['a part of an address', { toAddress: 'sharedby' }, ({ toAddress }) => /sharedby/i.test(toAddress)],
  ['a reviewer', { firstReviewer: 'risk001' }, (row) => row.firstReviewer === 'risk001'],
  ['a second reviewer', { secondReviewer: 'risk002' }, (row) => row.secondReviewer === 'risk002'],
  ['a way to pay', { payMode: '2' }, (row) => row.payMode === 2],
  ['internal ones', { isInternal: '1' }, (row) => row.isInternal === 1],
  [
    'reasons',
    { rejectCode: ['kyc', 'info'] },
    ({ rejectCode }) => rejectCode === 'kyc' || rejectCode === 'info',
  ],
  [
    'days of completion',
    { dateField: 'completedAt', dateRange: ['2026-11-01 00:00:00', '2026-11-10 23:59:59'] },
    ({ completedAt }) => completedAt !== null && completedAt >= '2026-11-01' && completedAt < '2026-11-11',
  ],
])('the list knows %s', async (_, query, keeps) => {
  const wanted = [...place.db.withdraws.values()]
    .map((row) => ({ ...row, ...riskOf(place.db, row) }))
    .filter(keeps)
    .map(({ id }) => id);
  const { list: rows, total } = await list(admin, query);
  expect(total).toBe(wanted.length);
  expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
});

test.each([
  ['a JSON number as amount', { amountMin: 5 }, 40000],
  ['an unknown order', { orderBy: 'password desc' }, 40000],
  ['an unknown date', { dateField: 'bornAt' }, 40000],
  ['dates the wrong way round', { dateRange: ['2026-11-02 00:00:00', '2026-11-01 00:00:00'] }, 42207],
])('%s is refused', async (_, query, code) => {
  const dates = 'dateField' in query ? { dateRange: ['2026-11-01 00:00:00', '2026-11-02 00:00:00'] } : {};
  expect((await admin.ask('POST', 'cwManage/withdrawLogList', { ...dates, ...query })).code).toBe(code);
});

test('the riskiest come first when that is asked for', async () => {
  const { list: rows } = await list(admin, { orderBy: 'riskScore desc' });
  const scores = rows.map(({ riskScore }) => riskScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('agent01 sees his team in lists, figures and exports, and no hot wallet', async () => {
  const own = [...place.db.withdraws.values()].filter((row) =>
    memberOf(place.db, row)?.teamPath.includes('/15/'),
  );
  expect((await list(agent, {})).total).toBe(own.length);
  const { data } = await agent.ask<WithdrawSummary>('POST', 'cwManage/withdrawLogSummary', {});
  expect(data).toMatchObject({ total: { count: own.length }, hot: [] });
  expect((await agent.ask('GET', 'memberWithdrawLog/get?id=1')).code).toBe(40400);
  expect((await agent.ask('GET', 'memberWithdrawLog/export')).code).toBe(40300);
});

test('the figures add up, with and without a state', async () => {
  const { data } = await admin.ask<WithdrawSummary>('POST', 'cwManage/withdrawLogSummary', { status: ['1'] });
  const rows = [...place.db.withdraws.values()];
  const pending = rows.filter(({ status }) => status === 1);
  expect(data.total.count).toBe(countedRows(place.db, pending).length);
  expect(parse(data.total.usdtValue)).toBe(
    sum(countedRows(place.db, pending).map(({ usdtValue }) => usdtValue)),
  );
  for (let status = 1; status <= 11; status++)
    expect(data.byStatus[status]?.count).toBe(rows.filter((row) => row.status === status).length);
  const aside = countedRows(place.db, rows).filter(({ status }) => [1, 2, 3, 4, 5, 10, 11].includes(status));
  for (const { coin, amount } of data.frozen)
    expect(parse(amount)).toBe(sum(aside.filter((row) => row.coin === coin).map((row) => row.amount)));
  const tron = data.hot.find(({ walletCode }) => walletCode === 'USDT-TRC20');
  expect(parse(tron?.balance ?? '0')).toBe(parse(tron?.room ?? '0') + parse(tron?.onTheWay ?? '0'));
  expect(data.hot.find(({ walletCode }) => walletCode === 'USDT-BEP20')?.low).toBe(true);
  expect(data.hot.some(({ walletCode }) => walletCode === 'LTC-LTC')).toBe(false);
});

test('C99 without a reviewed one there is no review time and no rate, which is not zero', async () => {
  const { orderNo } = [...place.db.withdraws.values()].find(({ status }) => status === 1) ?? {};
  const none = await admin.ask<WithdrawSummary>('POST', 'cwManage/withdrawLogSummary', { orderNo });
  expect(none.data).toMatchObject({ medianReviewMinutes: null, rejectRate: null });
  const all = await admin.ask<WithdrawSummary>('POST', 'cwManage/withdrawLogSummary', {});
  expect(Number(all.data.medianReviewMinutes)).toBeGreaterThan(0);
  expect(Number(all.data.rejectRate)).toBeGreaterThan(0);
  // Of those that wait nobody has been reviewed: the figures leave the filter by status out.
  const pending = await admin.ask<WithdrawSummary>('POST', 'cwManage/withdrawLogSummary', { status: ['1'] });
  const { medianReviewMinutes, rejectRate } = all.data;
  expect(pending.data).toMatchObject({ medianReviewMinutes, rejectRate });
});

test('C95 amounts travel as they are stored, to the last digit', async () => {
  const row = place.db.withdraws.get(8);
  const given = {
    amount: '0.000000000000000002',
    netAmount: '0.000000000000000001',
    fee: '0.000000000000000001',
  };
  Object.assign(row ?? {}, given);
  expect((await list(admin, { memberId: '8' })).list[0]).toMatchObject(given);
});

test.each([
  ['service01', { export: 40300, review: 40300, pay: 40300, result: 40300, override: 40300, edit: 40300 }],
  ['auditor01', { export: 0, review: 40300, pay: 40300, result: 40300, override: 40300, edit: 40300 }],
  ['risk001', { export: 0, review: 40000, pay: 40300, result: 40300, override: 40300, edit: 40000 }],
  ['finance01', { export: 0, review: 40000, pay: 40000, result: 40000, override: 40300, edit: 40000 }],
  ['admin', { export: 0, review: 40000, pay: 40000, result: 40000, override: 40000, edit: 40000 }],
])(
  'C74 %s may call what the role allows: an empty body gets no further than its check',
  async (name, codes) => {
    const who = await signedIn(place, name);
    const body = { requestId: `role-check-${name}` };
    const of = async (method: 'POST' | 'PUT', path: string) => (await who.ask(method, path, body)).code;
    expect((await who.ask('POST', 'cwManage/withdrawLogList', {})).code).toBe(0);
    expect({
      export: (await who.ask('GET', 'memberWithdrawLog/export?status[]=11')).code,
      review: await of('POST', 'cwManage/withdrawLogReview'),
      pay: await of('POST', 'cwManage/withdrawLogPay'),
      result: await of('POST', 'cwManage/withdrawLogResult'),
      override: await of('POST', 'cwManage/withdrawLogOverride'),
      edit: await of('PUT', 'memberWithdrawLog/edit'),
    }).toEqual(codes);
  },
);
