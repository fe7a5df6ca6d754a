import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { stopFeed } from '#mocks/core/market/feed';
import { SECOND } from '#mocks/core/time';
import { isLockedAt } from '#mocks/delivery/lock';
import { placeOrder } from '#mocks/delivery/place';
import { bench, NOON, requestId, signedIn } from '../operator';
import type { Operator } from '../operator';
import { placed } from './placed';

const ETH_MINUTE = 7;
const cycleId = String(ETH_MINUTE);
const operPassword = 'Demo1234';

test.each([
  ['before the last ten seconds', 1, 49, false],
  ['when they begin', 1, 50, true],
  ['in the last second', 1, 59, true],
  ['at its expiry, when it waits for its price', 1, 60, false],
  ['when it is unclear', 3, 55, false],
  ['when it is settled', 2, 55, false],
] as const)('an order of a minute %s', (_, status, second, locked) => {
  const order = { status, expireAt: '2026-11-20 12:01:00' };
  expect(isLockedAt(order, { lockSeconds: 10 }, NOON + second * SECOND)).toBe(locked);
  expect(isLockedAt(order, { lockSeconds: 0 }, NOON + second * SECOND)).toBe(false);
});

test('a member whose order is locked places no other in its cycle, but in others', () => {
  const place = bench();
  const [order] = placed(place, ETH_MINUTE, ['100']);
  if (!order) throw new Error('nothing was placed');
  const again = (id: number) => () =>
    placeOrder(place.db, { memberId: order.memberId, cycleId: id, stake: '10', direction: 1 });
  place.wait(49 * SECOND);
  expect(again(ETH_MINUTE)).not.toThrow();
  place.wait(SECOND);
  expect(again(ETH_MINUTE)).toThrow(expect.objectContaining({ code: 40904 }));
  expect(again(ETH_MINUTE + 1)).not.toThrow();
});

const ask = (who: Operator) =>
  who.ask('POST', 'deliveryOrder/void', { cycleId, reason: '行情源异常', operPassword });

const approve = (who: Operator) =>
  who.ask<object>('POST', 'deliveryOrder/voidReview', {
    cycleId,
    result: 'approve',
    operPassword,
    requestId: requestId(),
  });

test('a void spares what is locked; without a price it is voided by the same request afterwards', async () => {
  const place = bench();
  const { db } = place;
  const [first, second] = [await signedIn(place, 'risk001'), await signedIn(place, 'risk002')];
  for (const id of db.deliveryOpen)
    if (db.deliveryOrders.get(id)?.cycleId === cycleId) throw new Error('the cycle has orders already');
  const [early] = placed(place, ETH_MINUTE, ['100']);
  place.wait(5 * SECOND);
  const [late] = placed(place, ETH_MINUTE, ['50']);
  if (!early || !late) throw new Error('nothing was placed');
  expect((await ask(first)).code).toBe(0);
  stopFeed(db, 'ETHUSDT');
  place.wait(46 * SECOND);
  const forecast = await second.ask('GET', `deliveryOrder/voidForecast?cycleId=${cycleId}`);
  expect(forecast.data).toMatchObject({ orders: 2, locked: 1 });
  expect((await approve(second)).data).toEqual({ voided: 1, kept: 1 });
  expect([early.status, late.status]).toEqual([1, 4]);
  expect((await approve(second)).code).toBe(40904);

  // Its expiry passes without a price.
  place.wait(30 * SECOND);
  expect((await approve(second)).data).toEqual({ voided: 1, kept: 0 });
  expect(early.status).toBe(4);
  expect(checkInvariants(db)).toEqual([]);
});

test('a locked order of a living feed settles, whatever was asked for', async () => {
  const place = bench();
  const [first, second] = [await signedIn(place, 'risk001'), await signedIn(place, 'risk002')];
  const [order] = placed(place, ETH_MINUTE, ['100']);
  if (!order) throw new Error('nothing was placed');
  expect((await ask(first)).code).toBe(0);
  place.wait(55 * SECOND);
  expect((await approve(second)).code).toBe(40904);
  place.wait(6 * SECOND);
  expect((await approve(second)).code).toBe(40904);
  expect(order).toMatchObject({ status: 2, voidWaits: 0, voidBy: '' });
  expect(checkInvariants(place.db)).toEqual([]);
});
