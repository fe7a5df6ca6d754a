import { expect, test } from 'vitest';
import { format, sum } from '#mocks/core/money';
import { rechargeUsdt } from '#mocks/core/worth';
import type { HomeOverview, HomeTodo, HomeTrend } from '@/api/homeTypes';
import type { PendingCounts } from '@/api/types';
import { bench, signedIn } from './operator';
import { review, tail, waiting } from './withdraws';

test('each role sees its own rows of the home page', async () => {
  const place = bench();
  const keys = async (name: string) => {
    const who = await signedIn(place, name);
    const { data } = await who.ask<HomeOverview>('GET', 'home/overview');
    const todo = await who.ask<HomeTodo[]>('GET', 'home/todo');
    return [data.rows.map((row) => row.key), todo.data.map((item) => item.kind)];
  };
  const award = 'awardReview';
  const violations = ['violations', 'violationAppeals'];
  const campaigns = ['stakingOrder', 'couponGrant', 'redEnvelope', 'redeemBatch', 'award'];
  const withdraws = ['withdraw', 'withdrawSecond', 'withdrawPay', 'withdrawUnclear'];
  expect(await keys('admin')).toEqual([
    ['member', 'money', 'trading'],
    [...withdraws, 'recharge', 'realName', 'adjust', award, ...violations, 'payoutBatch', ...campaigns],
  ]);
  expect(await keys('finance01')).toEqual([
    ['member', 'money', 'trading'],
    [...withdraws, 'recharge', 'adjust', award, ...violations, 'payoutBatch', ...campaigns],
  ]);
  expect(await keys('operate01')).toEqual([['member'], [award, ...campaigns.slice(1)]]);
  expect(await keys('common')).toEqual([[], []]);
});

test('today’s figures leave demo accounts and market makers out', async () => {
  const { db, ...place } = bench();
  const who = await signedIn({ db, ...place }, 'admin');
  const { data } = await who.ask<HomeOverview>('GET', 'home/overview');
  const figures = new Map(
    data.rows.flatMap((row) => row.figures.map((figure) => [figure.key, figure] as const)),
  );
  const counts = (memberId: number) => ![2, 3].includes(db.members.get(memberId)?.memberType ?? 0);
  const real = [...db.members.values()].filter((member) => counts(member.id));
  expect(figures.get('totalMembers')?.value).toBe(String(real.length));
  const today = [...db.recharges.values()].filter(
    (row) => counts(row.memberId) && row.creditedAt && row.creditedAt >= '2026-11-20',
  );
  expect(figures.get('recharge')?.value).toBe(format(sum(today.map(rechargeUsdt))));
  expect(figures.get('recharge')?.spark).toHaveLength(7);
  expect(figures.get('recharge')?.spark?.at(-1)).toBe(figures.get('recharge')?.value);
  expect(figures.get('netFlow')?.value).toBe(
    format(sum([figures.get('recharge')?.value ?? '']) - sum([figures.get('withdraw')?.value ?? ''])),
  );
});

test('fee income is that of withdraws, deals and timed orders alike', async () => {
  const { db, ...place } = bench();
  const who = await signedIn({ db, ...place }, 'admin');
  const income = async () => {
    const { data } = await who.ask<HomeOverview>('GET', 'home/overview');
    return sum([data.rows.flatMap((row) => row.figures).find(({ key }) => key === 'fees')?.value ?? '']);
  };
  const before = await income();
  const member = [...db.members.values()].find(
    ({ id, memberType }) => memberType === 1 && db.ledger.balance(id, 2, 'USDT').available > sum(['10']),
  );
  if (!member) throw new Error('no member can pay');
  const line = { memberId: member.id, uid: member.uid, accountType: 2, coin: 'USDT', at: db.now() };
  const cause = { refType: 'contractOrder', refNo: 'CO0' };
  db.ledger.book({ ...line, ...cause, bizType: 301, available: -sum(['1.25']) });
  db.ledger.book({ ...line, ...cause, bizType: 302, available: -sum(['0.5']) });
  expect(await income()).toBe(before + sum(['1.75']));
});

test('what waits is counted like the lists, with its age and the late ones', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<HomeTodo[]>('GET', 'home/todo');
  const recharge = data.find((item) => item.kind === 'recharge');
  const open = [...place.db.recharges.values()].filter((row) => row.status === 1).map((row) => row.createdAt);
  expect(recharge).toMatchObject({ count: 7, oldest: open.sort()[0] });
  expect(recharge?.late).toBe(open.filter((at) => at < '2026-11-20 11:30:00').length);
  expect(data.find((item) => item.kind === 'withdrawSecond')?.count).toBe(3);
  expect(data.find((item) => item.kind === 'withdrawUnclear')?.count).toBe(2);
  const approved = [...place.db.withdraws.values()].filter(({ status }) => status === 3);
  expect(data.find((item) => item.kind === 'withdrawPay')).toMatchObject({ count: approved.length });
});

test('what is approved waits for those who pay, whoever approved it', async () => {
  const place = bench();
  const toPay = async (name: string) => {
    const { data } = await (await signedIn(place, name)).ask<HomeTodo[]>('GET', 'home/todo');
    return data.find((item) => item.kind === 'withdrawPay');
  };
  const approved = [...place.db.withdraws.values()].filter(({ status }) => status === 3).length;
  expect(approved).toBeGreaterThan(0);
  expect(await toPay('finance01')).toMatchObject({ count: approved, mine: approved });
  expect(await toPay('auditor01')).toMatchObject({ count: approved, mine: 0 });
});

test('the trend has a point a day, and adds up', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  for (const range of [7, 30, 90]) {
    const { data } = await who.ask<HomeTrend>('GET', `home/trend?metric=money&range=${range}`);
    expect(data.days).toHaveLength(range);
    expect(data.days.at(-1)).toBe('2026-11-20');
    expect(data.series.map((line) => line.values.length)).toEqual([range, range, range]);
    const [inward, outward, net] = data.series.map((line) => sum(line.values));
    expect(net).toBe((inward ?? 0n) - (outward ?? 0n));
  }
  expect((await who.ask('GET', 'home/trend?metric=money&range=8')).code).toBe(40000);
  const operations = await signedIn(place, 'operate01');
  expect((await operations.ask('GET', 'home/trend?metric=money&range=7')).code).toBe(40300);
});

type Desk = ReturnType<typeof bench>;

/** What one operator is told: of each queue of home how many wait and how many are theirs, and the reminder's totals. */
async function toldTo(place: Desk, name: string) {
  const who = await signedIn(place, name);
  const todo = (await who.ask<HomeTodo[]>('GET', 'home/todo')).data;
  const pending = (await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 })).data;
  const flags = (await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 0 })).data;
  const of = (kind: string) => todo.find((queue) => queue.kind === kind);
  return { who, todo, pending, flags, of };
}

test.each(['auditor01', 'agent01'])('%s sees what waits, and nothing of it is theirs', async (name) => {
  const { todo, pending, flags } = await toldTo(bench(), name);
  expect(todo.some(({ count }) => count > 0)).toBe(true);
  expect(todo.map(({ mine }) => mine)).toEqual(todo.map(() => 0));
  const none = { systemRechargeCount: 0, withdrawCount: 0, realNameAuthCount: 0 };
  expect([pending.mine, flags.mine]).toEqual([none, none]);
});

test('mine are those that nobody else holds and that one has not made or reviewed', async () => {
  const place = bench();
  const { who, of, pending } = await toldTo(place, 'finance01');
  // Of 7 recharges finance02 holds one and finance01 has made one.
  expect(of('recharge')).toMatchObject({ count: 7, mine: 5 });
  expect(pending).toMatchObject({ systemRechargeCount: 7, mine: { systemRechargeCount: 5 } });
  const { data } = await who.ask<{ left: number }>('POST', 'review/next', { kind: 'recharge' });
  expect(data.left).toBe(5);
  place.wait(8 * 60_000);
  expect((await toldTo(place, 'finance01')).of('recharge')?.mine).toBe(6);
});

test('a second review is not for the first reviewer, nor without the permission for the largest', async () => {
  const place = bench();
  const large = place.db.withdraws.get(1);
  expect(large).toMatchObject({ status: 2, firstReviewer: 'finance01' });
  for (const row of place.db.withdraws.values()) if (row.status === 2 && row.id !== 1) row.status = 10;
  const mine = async (name: string) => (await toldTo(place, name)).of('withdrawSecond')?.mine;
  expect(await mine('finance01')).toBe(0);
  expect(await mine('finance02')).toBe(0);
  expect(await mine('admin')).toBe(1);
  Object.assign(large ?? {}, { usdtValue: '20000' });
  expect(await mine('finance02')).toBe(1);
  expect(await mine('finance01')).toBe(0);
});

test('an unclear payout is for those who may say what became of it, but not for who has proposed it', async () => {
  const place = bench();
  const mine = async (name: string, queue: string) => (await toldTo(place, name)).of(queue)?.mine;
  expect([await mine('finance01', 'withdrawUnclear'), await mine('finance02', 'withdrawUnclear')]).toEqual([
    2, 2,
  ]);
  for (const row of place.db.withdraws.values()) if (row.status === 2) row.status = 10;
  const proposal = { result: 'fail', txHash: '', proof: 'p', reason: 'r', by: 'finance01', at: '' };
  for (const row of place.db.withdraws.values()) if (row.status === 11) Object.assign(row, { proposal });
  expect([await mine('finance01', 'withdrawUnclear'), await mine('finance02', 'withdrawUnclear')]).toEqual([
    0, 0,
  ]);
  expect([await mine('finance01', 'withdrawSecond'), await mine('finance02', 'withdrawSecond')]).toEqual([
    0, 2,
  ]);
});

test('the reminder tells when the newest of the kinds one sees came in, or came back for a second review', async () => {
  const place = bench();
  const { pending, flags } = await toldTo(place, 'finance01');
  const start = '2026-11-20 12:00:00';
  expect(pending.newest).toEqual({
    systemRechargeCount: start,
    withdrawCount: start,
    realNameAuthCount: null,
  });
  expect(flags.newest).toEqual(pending.newest);
  expect(flags.mine).toEqual({ systemRechargeCount: 1, withdrawCount: 1, realNameAuthCount: 0 });
  place.wait(60_000);
  const row = waiting(place, { amount: '20000', netAmount: '19999', usdtValue: '20000', createdAt: start });
  const { who } = await toldTo(place, 'finance02');
  expect((await review(who, row, { result: 'approve', addressTail: tail(row) })).code).toBe(0);
  expect(row.status).toBe(2);
  expect((await toldTo(place, 'finance01')).pending.newest).toMatchObject({
    withdrawCount: '2026-11-20 12:01:00',
  });
});
