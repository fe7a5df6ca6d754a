import { expect, test } from 'vitest';
import { format, sum } from '#mocks/core/money';
import { rechargeUsdt } from '#mocks/core/worth';
import type { HomeOverview, HomeTodo, HomeTrend } from '@/api/homeTypes';
import { bench, signedIn } from './operator';

test('each role sees its own rows of the home page', async () => {
  const place = bench();
  const keys = async (name: string) => {
    const who = await signedIn(place, name);
    const { data } = await who.ask<HomeOverview>('GET', 'home/overview');
    const todo = await who.ask<HomeTodo[]>('GET', 'home/todo');
    return [data.rows.map((row) => row.key), todo.data.map((item) => item.kind)];
  };
  const withdraws = ['withdraw', 'withdrawSecond', 'withdrawUnclear'];
  expect(await keys('admin')).toEqual([
    ['member', 'money'],
    [...withdraws, 'recharge', 'realName', 'adjust'],
  ]);
  expect(await keys('finance01')).toEqual([
    ['member', 'money'],
    [...withdraws, 'recharge', 'adjust'],
  ]);
  expect(await keys('operate01')).toEqual([['member'], []]);
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

test('what waits is counted like the lists, with its age and the late ones', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<HomeTodo[]>('GET', 'home/todo');
  const recharge = data.find((item) => item.kind === 'recharge');
  const open = [...place.db.recharges.values()].filter((row) => row.status === 1).map((row) => row.createdAt);
  expect(recharge).toMatchObject({ count: 7, oldest: open.sort()[0] });
  expect(recharge?.late).toBe(open.filter((at) => at < '2026-11-20 11:30:00').length);
  expect(data.find((item) => item.kind === 'withdrawSecond')?.count).toBe(3);
  expect(data.find((item) => item.kind === 'withdrawUnclear')?.count).toBe(1);
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
