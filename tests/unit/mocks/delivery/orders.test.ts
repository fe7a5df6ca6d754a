import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { resumeFeed, stopFeed } from '#mocks/core/market/feed';
import { marketOf } from '#mocks/core/market/symbols';
import { parse } from '#mocks/core/money';
import { sha256 } from '#mocks/core/sha256';
import { SECOND } from '#mocks/core/time';
import { AccountType } from '#mocks/core/transfers';
import { placeOrder } from '#mocks/delivery/place';
import type { OrderRow } from '#mocks/delivery/rows';
import type { Page } from '@/api/types';
import { deliveryOrder } from '@/contract/delivery/order';
import { sealedText } from '@/contract/delivery/seal';
import { readShape } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { bench, requestId, signedIn } from '../operator';
import { placed, player } from './placed';
import type { Operator } from '../operator';

type Order = WireRowOf<typeof deliveryOrder>;
type Detail = WireDetailOf<typeof deliveryOrder>;
type Figures = WireSummaryOf<typeof deliveryOrder>;

const PASSWORD = 'Demo1234';
const BTC_MINUTE = 1;
const ETH_MINUTE = 7;

const detailOf = async (who: Operator, { id }: OrderRow): Promise<Detail> =>
  (await who.ask<Detail>('GET', `deliveryOrder/get?id=${id}`)).data;

const changes = ({ ledger }: Detail): string[] =>
  ledger.map(({ bizType, availableChange, frozenChange }) => `${bizType} ${availableChange} ${frozenChange}`);

test('an order settles at its expiry by the middle of its sources, and its lines say what it paid', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const [up, down] = placed(place, BTC_MINUTE, ['100', '100']);
  if (!up || !down) throw new Error('nothing was placed');

  place.wait(59 * SECOND);
  expect(await detailOf(risk, up)).toMatchObject({
    status: 1,
    result: 0,
    closePrice: null,
    priceEvidence: null,
    seal: '',
  });

  place.wait(2 * SECOND);
  const [one, other] = [await detailOf(risk, up), await detailOf(risk, down)];
  expect(one).toMatchObject({ status: 2, settledAt: one.expireAt, stake: '100', fee: '0.1', odds: '0.75' });
  const prices = one.priceEvidence?.quotes.map(({ price }) => Number(price)) ?? [];
  expect(prices).toHaveLength(marketOf(one.symbol)?.sources.length ?? 0);
  expect(Number(one.priceEvidence?.median)).toBe(prices.toSorted((a, b) => a - b)[(prices.length - 1) / 2]);
  expect(one.closePrice).toBe(one.priceEvidence?.median);
  const read = readShape(shapeOf(deliveryOrder, 'detail'), one);
  if (!read) throw new Error('the order is no record');
  expect(one.seal).toBe(sha256(sealedText(read)));
  expect(one.seal).not.toBe(sha256(sealedText({ ...read, openPrice: '1' })));
  expect(new Set([one.result, other.result])).toEqual(new Set([1, 2]));
  const [won, lost] = one.result === 1 ? [one, other] : [other, one];
  expect(won).toMatchObject({ payout: '175', pnl: '74.9' });
  expect(lost).toMatchObject({ payout: '0', pnl: '-100.1' });
  expect(changes(won)).toEqual(['404 -0.1 0', '401 -100 100', '402 175 -100']);
  expect(changes(lost)).toEqual(['404 -0.1 0', '401 -100 100', '402 0 -100']);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('orders of a dead feed go unclear after ten seconds; two people void the cycle, and all of it goes back', async () => {
  const place = bench();
  const { db } = place;
  const [first, second, admin] = [
    await signedIn(place, 'risk001'),
    await signedIn(place, 'risk002'),
    await signedIn(place, 'admin'),
  ];
  const orders = placed(place, ETH_MINUTE, ['100', '50', '20.5']);
  const [order] = orders;
  if (!order) throw new Error('nothing was placed');
  const before = db.ledger.balance(order.memberId, AccountType.delivery, 'USDT');
  stopFeed(db, 'ETHUSDT');

  place.wait(69 * SECOND);
  expect((await detailOf(first, order)).status).toBe(1);
  place.wait(2 * SECOND);
  expect((await detailOf(first, order)).status).toBe(3);

  const others = [...db.deliveryOpen].filter((id) => db.deliveryOrders.get(id)?.cycleId === '7');
  const cycleId = String(ETH_MINUTE);
  const forecast = await first.ask('GET', `deliveryOrder/voidForecast?cycleId=${cycleId}`);
  expect(forecast.data).toMatchObject({ orders: others.length, coin: 'USDT', stake: '170.5', fee: '0.1705' });

  const ask = (who: Operator, body: object) =>
    who.ask<object>('POST', 'deliveryOrder/void', { cycleId, reason: '行情源中断，无有效价格', ...body });
  expect((await ask(first, { operPassword: 'wrong' })).code).toBe(40301);
  expect((await ask(first, { operPassword: PASSWORD, reason: '短' })).code).toBe(40001);
  expect((await ask(first, { operPassword: PASSWORD })).data).toEqual({ orders: others.length });
  expect((await ask(admin, { operPassword: PASSWORD })).code).toBe(40904);

  const decide = (who: Operator, body: object) =>
    who.ask<object>('POST', 'deliveryOrder/voidReview', {
      cycleId,
      result: 'approve',
      operPassword: PASSWORD,
      requestId: requestId(),
      ...body,
    });
  expect((await decide(first, {})).code).toBe(40903);
  expect((await decide(second, { result: 'reject', reason: '否' })).code).toBe(40001);
  const waiting = await first.ask<Page<Order>>('GET', 'deliveryOrder/list?voidWaits=1');
  expect(waiting.data.total).toBe(others.length);
  expect((await decide(second, {})).data).toEqual({ voided: others.length, kept: 0 });
  expect((await decide(second, {})).code).toBe(40904);

  const voided = await detailOf(first, order);
  expect(voided).toMatchObject({ status: 4, payout: null, pnl: null, closePrice: null });
  expect(voided).toMatchObject({ voidBy: 'risk001', voidReviewer: 'risk002' });
  expect(changes(voided)).toEqual(['404 -0.1 0', '401 -100 100', '403 100.1 -100']);
  expect(voided.history.map(({ result, operatorName }) => `${result} ${operatorName}`)).toEqual([
    'void risk001',
    'voidReview risk002',
  ]);
  const after = db.ledger.balance(order.memberId, AccountType.delivery, 'USDT');
  expect(after.available - before.available).toBe(1_706_705n * 10n ** 14n);
  expect(checkInvariants(db)).toEqual([]);
});

test('a void that is refused leaves the orders as they are, and prices that arrive late settle them', async () => {
  const place = bench();
  const { db } = place;
  const [first, second] = [await signedIn(place, 'risk001'), await signedIn(place, 'risk002')];
  const [order] = placed(place, ETH_MINUTE, ['10']);
  if (!order) throw new Error('nothing was placed');
  stopFeed(db, 'ETHUSDT');
  place.wait(75 * SECOND);
  const cycleId = String(ETH_MINUTE);
  await first.ask('POST', 'deliveryOrder/void', { cycleId, reason: '行情源中断', operPassword: PASSWORD });
  const refused = await second.ask('POST', 'deliveryOrder/voidReview', {
    cycleId,
    result: 'reject',
    reason: '行情源将补发价格',
    operPassword: PASSWORD,
    requestId: requestId(),
  });
  expect(refused.data).toMatchObject({ voided: 0 });
  expect(await detailOf(first, order)).toMatchObject({ status: 3, voidBy: '', voidReason: '' });

  resumeFeed(db, 'ETHUSDT', true);
  place.wait(2 * SECOND);
  const settled = await detailOf(first, order);
  expect(settled.status).toBe(2);
  expect(settled.priceEvidence?.at).toBe(order.expireAt);
  expect(checkInvariants(db)).toEqual([]);
});

test('nothing of an order can be set: no call takes a price or a result', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const [order] = placed(place, BTC_MINUTE, ['10']);
  await expect(admin.ask('PUT', 'deliveryOrder/edit', { id: order?.id, closePrice: '1' })).rejects.toThrow();
  for (const more of [{ closePrice: '1' }, { result: 1 }, { ids: [order?.id] }]) {
    const body = { cycleId: '1', reason: '行情源中断', operPassword: PASSWORD, ...more };
    expect((await admin.ask('POST', 'deliveryOrder/void', body)).code).toBe(40000);
  }
});

test('orders are refused beyond the limits of cycle, contract and member, and without a price', () => {
  const place = bench();
  const { db } = place;
  const memberId = player(place, 2000n * 10n ** 18n);
  const wish = { memberId, cycleId: BTC_MINUTE, direction: 1, stake: '100' } as const;
  const contract = db.deliveryContracts.get(1);
  const cycle = db.deliveryCycles.get(BTC_MINUTE);
  if (!contract || !cycle) throw new Error('no contract');
  const refusal = (given: object = {}) => {
    try {
      placeOrder(db, { ...wish, ...given });
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
    return 0;
  };
  const during = (row: object, fields: object, given?: object) => {
    const before = { ...row };
    Object.assign(row, fields);
    const code = refusal(given);
    Object.assign(row, before);
    return code;
  };
  expect(refusal({ stake: '9.99' })).toBe(42202);
  expect(refusal({ stake: '2000.01' })).toBe(42202);
  expect(refusal({ stake: '100.0000001' })).toBe(42203);
  expect(during(cycle, { status: 0 })).toBe(40904);
  expect(during(contract, { status: 0 })).toBe(40904);
  expect(during(contract, { tradingHours: [{ day: 1, from: '00:00', to: '24:00' }] })).toBe(40904);
  expect(during(contract, { maxExposure: '174.99' })).toBe(42205);
  expect(during(contract, { dailyPerMember: '99.99' })).toBe(42205);
  expect(refusal({ stake: '2000' })).toBe(42201);
  expect(refusal()).toBe(0);
  expect(during(contract, { maxOpenPerMember: 1 })).toBe(42205);
  stopFeed(db, 'BTCUSDT');
  expect(refusal()).toBe(40904);
});

test('figures leave demo members and market makers out, and scoped operators see their own team', async () => {
  const place = bench();
  const { db } = place;
  const [admin, agent] = [await signedIn(place, 'admin'), await signedIn(place, 'agent01')];
  const { data } = await admin.ask<Figures>('GET', 'deliveryOrder/summary');
  const own = [...db.deliveryOrders.values()].filter(
    ({ status, memberId }) => status === 2 && [1, 4].includes(db.members.get(memberId)?.memberType ?? 0),
  );
  const total = (of: (order: OrderRow) => string | null) =>
    own.reduce((all, order) => all + Number(of(order) ?? 0), 0);
  expect(Number(data.stakeUsdt)).toBeCloseTo(
    total(({ stake }) => stake),
    4,
  );
  expect(Number(data.payoutUsdt)).toBeCloseTo(
    total(({ payout }) => payout),
    4,
  );
  // Each is shown in whole cents, and the net is what a reader adds up.
  expect(parse(data.netUsdt)).toBe(parse(data.stakeUsdt) + parse(data.feeUsdt) - parse(data.payoutUsdt));
  expect(Math.abs(Number(data.netUsdt) + total(({ pnl }) => pnl))).toBeLessThan(0.02);
  expect(Object.values(data.byStatus).reduce((all, count) => all + count, 0)).toBe(db.deliveryOrders.size);
  expect(data.cycles.reduce((all, { count }) => all + count, 0)).toBeLessThanOrEqual(own.length);
  const seen = await agent.ask<Page<Order>>('GET', 'deliveryOrder/list?pageSize=1000');
  expect(seen.data.total).toBeLessThan(db.deliveryOrders.size);
  expect(seen.data.list.every((row) => !('voidBy' in row))).toBe(true);
  expect((await agent.ask('GET', 'deliveryOrder/voidForecast?cycleId=1')).code).toBe(40300);
});

test('the demo has orders of every kind, and members win somewhat less often than they would have to', () => {
  const { db } = bench();
  const orders = [...db.deliveryOrders.values()];
  const count = (status: number) => orders.filter((order) => order.status === status).length;
  expect([orders.length, count(1), count(3), count(4)]).toEqual([1200, 25, 1, 4]);
  const share = orders.filter(({ result }) => result === 1).length / count(2);
  expect(share).toBeGreaterThan(0.48);
  expect(share).toBeLessThan(0.57);
  for (const order of orders) if (order.status === 1) expect(order.expireAt > db.stamp()).toBe(true);
});
