import { expect, test } from 'vitest';
import { countedRows } from '#mocks/core/figures';
import { format, parse, sum } from '#mocks/core/money';
import { rounded } from '#mocks/core/trading/rounding';
import type { OrderRow } from '#mocks/delivery/rows';
import { DeliveryStatus } from '@/contract/delivery/orderFlow';
import type { HomeFigure, HomeInterest, HomeOverview, HomeTrend } from '@/api/homeTypes';
import { bench, signedIn } from './operator';

const TODAY = '2026-11-20';

interface Exposure {
  longNotional: string;
  shortNotional: string;
  unrealizedPnl: string;
  atRisk: number;
  bySymbol: HomeInterest[];
}

type Desk = ReturnType<typeof bench>;

async function tradingRow(place: Desk, name: string): Promise<HomeFigure[] | undefined> {
  const who = await signedIn(place, name);
  const { data } = await who.ask<HomeOverview>('GET', 'home/overview');
  return data.rows.find(({ key }) => key === 'trading')?.figures;
}

const find = (figures: HomeFigure[] | undefined, key: string): HomeFigure | undefined =>
  figures?.find((figure) => figure.key === key);

test('home tells of positions what their list tells, without demo accounts and market makers', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'admin');
  const positions = [...db.positions.values()];
  expect(countedRows(db, positions).length).toBeLessThan(positions.length);
  const { data } = await who.ask<Exposure>('POST', 'contractPosition/summary', {});
  const figures = await tradingRow(place, 'admin');
  expect(find(figures, 'openInterest')?.value).toBe(format(sum([data.longNotional, data.shortNotional])));
  expect(find(figures, 'unrealizedPnl')).toMatchObject({ value: data.unrealizedPnl, before: null });
  expect(find(figures, 'atRisk')).toMatchObject({ value: String(data.atRisk), before: null, money: false });
  const interest = await who.ask<HomeInterest[]>('GET', 'home/openInterest');
  expect(interest.data.length).toBeGreaterThan(3);
  expect(interest.data).toEqual(data.bySymbol);
});

test('what is open is known of any day, and ends with what is open now', async () => {
  const figure = find(await tradingRow(bench(), 'admin'), 'openInterest');
  expect(figure?.spark).toHaveLength(7);
  expect(figure?.spark?.at(-1)).toBe(figure?.value);
  expect(parse(figure?.before ?? '')).toBeGreaterThan(0n);
  expect(figure?.before).not.toBe(figure?.value);
});

test('what deliveries brought today is what was settled since midnight: stakes and fees less payouts', async () => {
  const place = bench();
  const { db } = place;
  const settled = countedRows(db, [...db.deliveryOrders.values()]).filter(
    ({ status, settledAt, coin }) =>
      status === DeliveryStatus.settled && (settledAt ?? '') >= TODAY && coin === 'USDT',
  );
  expect(settled.length).toBeGreaterThan(0);
  const net = find(await tradingRow(place, 'admin'), 'deliveryNet');
  const cents = (of: (order: OrderRow) => string | null) =>
    rounded(sum(settled.map((order) => of(order) ?? '0')), 2, 'nearest');
  const earned = cents(({ stake }) => stake) + cents(({ fee }) => fee);
  expect(net?.value).toBe(format(earned - cents(({ payout }) => payout)));
  expect(net?.spark?.at(-1)).toBe(net?.value);
});

test('a figure that rests on a price nobody tells is not known, and no zero', async () => {
  const place = bench();
  const { db } = place;
  const [position] = countedRows(db, [...db.positions.values()]);
  const symbol = [...db.symbols.values()].find((one) => one.symbol === position?.symbol);
  if (!position || !symbol) throw new Error('nobody holds anything');
  db.symbols.set(9999, { ...symbol, id: 9999, symbol: 'NEWUSDT' });
  const { orderNo } = position;
  db.positions.set(position.id, { ...position, symbol: 'NEWUSDT' });
  for (const deal of db.deals) if (deal.orderNo === orderNo) deal.symbol = 'NEWUSDT';
  const figures = await tradingRow(place, 'admin');
  expect(find(figures, 'openInterest')?.value).toBeNull();
  expect(find(figures, 'openInterest')).not.toHaveProperty('spark');
  expect(find(figures, 'unrealizedPnl')?.value).toBeNull();
  expect(find(figures, 'atRisk')?.value).toBeNull();
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<HomeTrend>('GET', 'home/trend?metric=trading&range=7');
  expect(data.series.map(({ key }) => key)).toEqual(['volume', 'dealFees']);
});

test('the trend of trading has each day’s deals and fees, and what was open at its end', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<HomeTrend>('GET', 'home/trend?metric=trading&range=30');
  expect(data.days.at(-1)).toBe(TODAY);
  const line = (key: string) => data.series.find((one) => one.key === key)?.values ?? [];
  const deals = countedRows(place.db, place.db.deals).filter(
    ({ createdAt }) => createdAt.slice(0, 10) >= (data.days[0] ?? ''),
  );
  expect(deals.length).toBeGreaterThan(10);
  expect(sum(line('volume'))).toBe(sum(deals.map(({ value }) => value)));
  expect(sum(line('dealFees'))).toBe(sum(deals.map(({ fee }) => fee)));
  const now = find(await tradingRow(place, 'admin'), 'openInterest');
  expect(line('openInterest').at(-1)).toBe(now?.value);
});

test('each block needs its own permission, and an agent is told of the own team alone', async () => {
  const place = bench();
  expect(await tradingRow(place, 'operate01')).toBeUndefined();
  const operations = await signedIn(place, 'operate01');
  const risk = await signedIn(place, 'risk001');
  for (const call of ['home/openInterest', 'home/trend?metric=trading&range=7']) {
    expect((await operations.ask('GET', call)).code).toBe(40300);
    expect((await risk.ask('GET', call)).code).toBe(0);
  }
  const all = find(await tradingRow(place, 'admin'), 'openInterest')?.value;
  const team = find(await tradingRow(place, 'agent01'), 'openInterest')?.value;
  expect(parse(team ?? '')).toBeLessThan(parse(all ?? ''));
});
