import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlatformAccount } from '#mocks/core/platformAccount';
import { format, parse, sum } from '#mocks/core/money';
import { dayStart, DAY, stampOf } from '#mocks/core/time';
import type { BoardFlow } from '@/api/boardTypes';
import type { HomeOverview } from '@/api/homeTypes';
import type { Page } from '@/api/types';
import type { channel } from '@/contract/finance/channel';
import type { withdraw } from '@/contract/finance/withdraw';
import type { asset } from '@/contract/member/asset';
import type { auth } from '@/contract/member/auth';
import type { ledger } from '@/contract/member/ledger';
import type { member } from '@/contract/member/member';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { times } from '../../effort';
import { bench, NOON, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { review, waiting } from './recharges';
import type { RechargeSummary } from './recharges';

/** Today as each screen tells it. */
async function today(who: Operator) {
  const home = (await who.ask<HomeOverview>('GET', 'home/overview')).data.rows.flatMap((row) => row.figures);
  const figure = (key: string) => home.find((one) => one.key === key)?.value ?? '';
  const { data: board } = await who.ask<BoardFlow>('GET', 'home/boardFunds?part=flow');
  const { data: recharges } = await who.ask<RechargeSummary>('POST', 'cwManage/chargeLogSummary', {});
  const { data: channels } = await who.ask<WireSummaryOf<typeof channel>>('GET', 'rechargeChannel/summary');
  const { data: withdraws } = await who.ask<WireSummaryOf<typeof withdraw>>(
    'POST',
    'cwManage/withdrawLogSummary',
    {},
  );
  const { data: members } = await who.ask<WireSummaryOf<typeof member>>('GET', 'member/summary');
  const { data: auths } = await who.ask<WireSummaryOf<typeof auth>>('GET', 'memberAuth/summary');
  return { figure, board, recharges, channels, withdraws, members, auths };
}

test('home, boards and lists tell the same of today', async () => {
  const told = await today(await signedIn(bench(), 'admin'));
  const { figure, board, recharges, withdraws, members, auths } = told;
  expect(recharges.todayUsdt).toBe(figure('recharge'));
  expect(board.recharge).toBe(figure('recharge'));
  expect(withdraws.paidToday.usdtValue).toBe(figure('withdraw'));
  expect(board.withdraw).toBe(figure('withdraw'));
  expect(String(members.newToday)).toBe(figure('newMembers'));
  expect(String(members.total)).toBe(figure('totalMembers'));
  expect(String(auths.approvedToday)).toBe(figure('kycPassed'));
});

/** Members of the platform itself: one demo member, one market maker. */
const platformMembers = ({ db }: Bench): number[] =>
  [2, 3].map((type) => {
    const found = [...db.members.values()].find(({ memberType }) => memberType === type);
    if (!found) throw new Error(`no member of type ${type}`);
    return found.id;
  });

test('what a demo member or a market maker is credited is listed and counts in no figure, which says so', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const before = await today(who);
  const rows = platformMembers(place).map((memberId) => waiting(place, { memberId }));
  for (const row of rows) expect((await review(who, row, { result: 'approve' })).code).toBe(0);
  const after = await today(who);
  for (const key of ['recharge', 'netFlow', 'totalMembers'])
    expect(after.figure(key)).toBe(before.figure(key));
  expect(after.board.recharge).toBe(before.board.recharge);
  expect(after.recharges).toMatchObject({
    total: before.recharges.total,
    byCoin: before.recharges.byCoin,
    todayUsdt: before.recharges.todayUsdt,
    notCounted: before.recharges.notCounted + 2,
  });
  expect(after.recharges.byStatus[2]).toEqual({
    count: (before.recharges.byStatus[2]?.count ?? 0) + 2,
    usdtValue: before.recharges.byStatus[2]?.usdtValue,
  });
  expect(after.channels).toMatchObject({
    today: before.channels.today,
    todayUsdt: before.channels.todayUsdt,
    notCounted: before.channels.notCounted + 2,
  });
});

test('a channel counts what it was credited today, whenever that was asked for', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const { channels: before } = await today(who);
  const asked = waiting(place, { createdAt: stampOf(NOON - 2 * DAY) });
  expect((await review(who, asked, { result: 'approve' })).code).toBe(0);
  const { channels: after } = await today(who);
  expect(format(parse(after.todayUsdt) - parse(before.todayUsdt))).toBe('100');
});

test('the figures of a list are those of its rows that count, and the others are told', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const counts = (memberId: string | number) => {
    const one = place.db.members.get(Number(memberId));
    return one !== undefined && !isPlatformAccount(one);
  };
  const { data: page } = await who.ask<Page<WireRowOf<typeof withdraw>>>('POST', 'cwManage/withdrawLogList', {
    pageSize: 1000,
  });
  const counted = page.list.filter(({ memberId }) => counts(memberId));
  const { withdraws, members } = await today(who);
  expect(withdraws.total).toEqual({
    count: counted.length,
    usdtValue: format(sum(counted.map(({ usdtValue }) => usdtValue))),
  });
  expect(withdraws.notCounted).toBe(page.list.length - counted.length);
  expect(withdraws.notCounted).toBeGreaterThan(0);
  expect(members.total + members.notCounted).toBe(
    Object.values(members.byStatus).reduce((total, count) => total + count, 0),
  );
});

test('for any days and any coin, recharges credited are lines 101 and 102 of the ledger, to the last digit', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const day = fc.integer({ min: 0, max: 60 });
  await fc.assert(
    fc.asyncProperty(day, day, fc.constantFrom('USDT', 'BTC', 'ETH'), async (a, b, coin) => {
      const [from, to] = [Math.max(a, b), Math.min(a, b)];
      const dateRange = [
        stampOf(dayStart(NOON) - from * DAY),
        stampOf(dayStart(NOON) - to * DAY + DAY - 1000),
      ];
      const question = { coin: [coin], dateRange };
      const credited = { ...question, status: ['2'], dateField: 'creditedAt' };
      const { data: figures } = await who.ask<RechargeSummary>('POST', 'cwManage/chargeLogSummary', credited);
      const { data: books } = await who.ask<WireSummaryOf<typeof ledger>>('POST', 'memberAssetLog/summary', {
        ...question,
        bizType: ['101', '102'],
      });
      expect(figures.byCoin[0]?.creditAmount ?? '0').toBe(books.byCoin[0]?.in ?? '0');
      if (coin === 'USDT') expect(figures.total.usdtValue).toBe(books.byCoin[0]?.in ?? '0');
    }),
    { numRuns: times(40) },
  );
});

test('shares of coins add up to a hundred percent', async () => {
  const who = await signedIn(bench(), 'admin');
  const { data } = await who.ask<WireSummaryOf<typeof asset>>('GET', 'memberAsset/summary');
  expect(format(sum(data.byCoin.map(({ share }) => share)))).toBe('100');
  for (const { share, usdtValue } of data.byCoin) {
    const exact = (Number(usdtValue) / Number(data.usdtValue)) * 100;
    expect(Math.abs(Number(share) - exact)).toBeLessThan(0.0101);
  }
});
