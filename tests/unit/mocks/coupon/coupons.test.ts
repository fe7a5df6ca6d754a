import { expect, test } from 'vitest';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import { ReceiveMode } from '@/contract/campaign/couponRules';
import { leftToGrant } from '#mocks/core/campaign';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { activeCoupon, desk, draft, grantTo, PASSWORD, people, later } from './desk';
import type { Coupon } from './desk';

const at = await desk();
const { place } = at;

const couponOf = (id: number) => {
  const row = place.db.coupons.get(id);
  if (!row) throw new Error(`no coupon ${id}`);
  return row;
};

const fields = (data: unknown): string[] =>
  typeof data === 'object' && data !== null && 'fields' in data ? Object.keys(data.fields ?? {}) : [];

test.each([
  ['a code with small letters', { couponCode: 'test' }, 40000, 'couponCode'],
  ['a code that exists', { couponCode: 'TRIAL10' }, 40905, 'couponCode'],
  ['a coin nobody knows', { coin: 'XXX' }, 40000, 'coin'],
  ['a face value of nothing', { faceValue: '0' }, 40000, 'faceValue'],
  ['more decimals than the coin has', { faceValue: '1.1234567890123456' }, 42203, ''],
  ['a rate on cash', { rate: '10' }, 40000, 'rate'],
  ['no rate on a fee discount', { type: 2, turnoverTimes: 0 }, 40000, 'rate'],
  ['a fee discount of 101 %', { type: 2, turnoverTimes: 0, rate: '101' }, 40000, 'rate'],
  ['a boost of 20.1 %', { type: 5, turnoverTimes: 0, rate: '20.1' }, 40000, 'rate'],
  ['a boost of 0.05 %', { type: 5, turnoverTimes: 0, rate: '0.05' }, 40000, 'rate'],
  ['a turnover on a fee discount', { type: 2, rate: '10' }, 40000, 'turnoverTimes'],
  ['a turnover of 101', { turnoverTimes: 101 }, 40000, 'turnoverTimes'],
  ['no scope', { scope: [] }, 40000, 'scope'],
  ['more for one member than there are', { perMember: 101 }, 40000, 'perMember'],
  ['a quantity of nothing', { totalQty: 0 }, 40000, 'totalQty'],
  ['a quantity above a million', { totalQty: 1_000_001 }, 40000, 'totalQty'],
  ['fixed dates without dates', { validType: 1, validDays: undefined }, 40000, 'endAt'],
  ['dates with a number of days', { endAt: '2026-12-31 00:00:00' }, 40000, 'endAt'],
  [
    'an end before the start',
    { validType: 1, validDays: undefined, startAt: '2026-12-02 00:00:00', endAt: '2026-12-01 00:00:00' },
    40000,
    'endAt',
  ],
  [
    'an end in the past',
    { validType: 1, validDays: undefined, startAt: '2026-11-01 00:00:00', endAt: '2026-11-02 00:00:00' },
    42207,
    '',
  ],
  ['366 days', { validDays: 366 }, 40000, 'validDays'],
  ['no password', { operPassword: undefined }, 40000, 'operPassword'],
  ['a wrong password', { operPassword: 'wrong' }, 40301, ''],
])('a new coupon with %s is refused', async (_, change, code, field) => {
  const answer = await at.maker.ask('POST', 'coupon/add', { ...draft, ...change });
  expect({ code: answer.code, fields: fields(answer.data) }).toEqual({ code, fields: field ? [field] : [] });
});

test('a dry run says what a budget comes to, whether it waits for who asks, and writes nothing', async () => {
  const place = at.place;
  const row = [...place.db.coupons.values()].find(
    ({ status, coin, receiveMode }) =>
      status === CouponStatus.active && coin === 'USDT' && receiveMode === ReceiveMode.granted,
  );
  if (!row) throw new Error('no coupon is granted');
  const before = structuredClone(row);
  const ask = async (totalQty: number) =>
    at.maker.ask<{ waits: boolean; consequences: { before: string; after: string; bad: boolean }[] }>(
      'POST',
      'coupon/effect',
      { id: row.id, totalQty },
    );
  const budgetOf = (quantity: number) => format(parse(row.faceValue) * BigInt(quantity));
  const more = (await ask(900_000)).data;
  expect(more.waits).toBe(true);
  expect(more.consequences).toEqual([
    expect.objectContaining({ before: budgetOf(row.totalQty), after: budgetOf(900_000), bad: true }),
    expect.objectContaining({
      before: String(row.totalQty - row.issuedQty),
      after: String(900_000 - row.issuedQty),
      bad: false,
    }),
  ]);
  const fewer = (await ask(Math.max(row.issuedQty, row.perMember))).data;
  expect(fewer.waits).toBe(false);
  expect(fewer.consequences[0]).toMatchObject({ bad: false });
  expect(place.db.coupons.get(row.id)).toEqual(before);
});

test('a budget below the threshold is in force at once, a larger one waits for another operator', async () => {
  const small = await at.maker.ask<{ id: number }>('POST', 'coupon/add', { ...draft, couponCode: 'SMALL' });
  expect(couponOf(small.data.id)).toMatchObject({ totalQty: 100, pendingChange: null });
  const large = await at.maker.ask<{ id: number }>('POST', 'coupon/add', {
    ...draft,
    couponCode: 'LARGE',
    totalQty: 200,
  });
  const row = couponOf(large.data.id);
  expect(row).toMatchObject({ totalQty: 0, pendingChange: { totalQty: 200 }, changeBy: 'operate01' });

  const turn = { id: row.id, version: row.version, status: CouponStatus.active, operPassword: PASSWORD };
  expect(await at.maker.ask('PUT', 'coupon/setStatus', turn)).toMatchObject({ code: 40904 });

  const confirm = { id: row.id, version: row.version, result: 'approve', operPassword: PASSWORD };
  expect(await at.maker.ask('PUT', 'coupon/confirmChange', confirm)).toMatchObject({ code: 40903 });
  expect(await at.admin.ask('PUT', 'coupon/confirmChange', confirm)).toMatchObject({ code: 0 });
  expect(couponOf(row.id)).toMatchObject({ totalQty: 200, pendingChange: null });
  expect(await at.maker.ask('PUT', 'coupon/setStatus', { ...turn, version: row.version })).toMatchObject({
    code: 0,
  });
});

test('a budget in parts takes the second person that the whole takes', async () => {
  const claimed = { ...draft, receiveMode: 2, totalQty: 100 };
  const maker = [...place.db.users.values()].find(({ userName }) => userName === 'operate01');
  if (!maker) throw new Error('no campaign operator');
  // Each of them may cost 500 USDT; 2,000 is what a campaign operator may hand out in a day alone.
  const alone = Number(leftToGrant(place.db, maker) / parse('500'));
  expect(alone).toBeLessThanOrEqual(4);
  for (let made = 1; made <= alone + 1; made += 1) {
    const body = { ...claimed, couponCode: `PART-${made}` };
    const { data } = await at.maker.ask<{ id: number }>('POST', 'coupon/add', body);
    expect([made, couponOf(data.id).totalQty]).toEqual([made, made <= alone ? 100 : 0]);
  }
});

test('once a coupon was issued only its texts, its quantity and the limit for each member change', async () => {
  const id = await activeCoupon(at);
  const [one] = people(at, 1);
  await at.maker.ask('POST', 'coupon/grant', grantTo(id, [one?.uid ?? '']));
  const { version } = couponOf(id);
  const kept = {
    id,
    version,
    couponName: draft.couponName,
    totalQty: 100,
    perMember: 2,
    operPassword: PASSWORD,
  };
  for (const change of [
    { faceValue: '6' },
    { turnoverTimes: 0 },
    { scope: ['contract'] },
    { validDays: 9 },
  ]) {
    const answer = await at.maker.ask('PUT', 'coupon/edit', { ...kept, ...change });
    expect({ code: answer.code, fields: fields(answer.data) }).toEqual({
      code: 40000,
      fields: Object.keys(change),
    });
  }
  expect(await at.maker.ask('PUT', 'coupon/edit', { ...kept, totalQty: 90 })).toMatchObject({ code: 0 });
  expect(couponOf(id)).toMatchObject({ totalQty: 90, perMember: 2 });
});

test('a quantity is never below what was issued', async () => {
  const id = await activeCoupon(at);
  const uids = people(at, 3).map(({ uid }) => uid);
  await at.maker.ask('POST', 'coupon/grant', grantTo(id, uids));
  const { version } = couponOf(id);
  const body = { id, version, couponName: draft.couponName, perMember: 1, operPassword: PASSWORD };
  const answer = await at.maker.ask('PUT', 'coupon/edit', { ...body, totalQty: 2 });
  expect({ code: answer.code, fields: fields(answer.data) }).toEqual({ code: 40000, fields: ['totalQty'] });
});

test('a raise to the threshold waits, one below it and a lower quantity do not', async () => {
  const id = await activeCoupon(at, { totalQty: 10 });
  const edit = async (totalQty: number) => {
    const { version } = couponOf(id);
    const body = { id, version, couponName: draft.couponName, perMember: 1, operPassword: PASSWORD };
    const { data } = await at.maker.ask<{ waits: boolean }>('PUT', 'coupon/edit', { ...body, totalQty });
    return data.waits;
  };
  expect([await edit(20), await edit(5), await edit(200)]).toEqual([false, false, true]);
  expect(couponOf(id)).toMatchObject({ totalQty: 5, pendingChange: { totalQty: 200 } });
});

test('only drafts are deleted, and an ended coupon stays ended', async () => {
  const id = await activeCoupon(at);
  expect(await at.maker.ask('DELETE', 'coupon/delete', { ids: [id] })).toMatchObject({ code: 40904 });
  const turn = async (status: number) =>
    at.maker.ask('PUT', 'coupon/setStatus', {
      id,
      version: couponOf(id).version,
      status,
      operPassword: PASSWORD,
    });
  expect((await turn(CouponStatus.paused)).code).toBe(0);
  expect((await turn(CouponStatus.ended)).code).toBe(0);
  expect((await turn(CouponStatus.active)).code).toBe(40904);
});

test('a copy is a draft with the same terms and a budget of its own', async () => {
  const id = await activeCoupon(at);
  const body = { id, couponCode: 'COPIED', operPassword: PASSWORD };
  const { data } = await at.maker.ask<{ id: number }>('POST', 'coupon/copy', body);
  expect(couponOf(data.id)).toMatchObject({
    status: CouponStatus.draft,
    faceValue: '5',
    totalQty: 100,
    issuedQty: 0,
  });
});

test('a coupon whose dates are over ends by itself, and a copy of it takes new ones before it is active', async () => {
  const id = await activeCoupon(at, {
    validType: 1,
    validDays: undefined,
    startAt: '2026-11-20 00:00:00',
    endAt: '2026-11-21 00:00:00',
  });
  await later(at, 24);
  const { data } = await at.reviewer.ask<Coupon>('GET', `coupon/get?id=${id}`);
  expect(data.status).toBe(CouponStatus.ended);

  const wish = { id, couponCode: 'COPIED-LATE', operPassword: PASSWORD };
  const copied = await at.maker.ask<{ id: number }>('POST', 'coupon/copy', wish);
  const copy = couponOf(copied.data.id);
  expect(copy).toMatchObject({ status: CouponStatus.draft, endAt: '2026-11-21 00:00:00' });
  const turn = { id: copy.id, version: copy.version, status: CouponStatus.active, operPassword: PASSWORD };
  expect(await at.maker.ask('PUT', 'coupon/setStatus', turn)).toMatchObject({ code: 42207 });
  expect(checkInvariants(place.db)).toEqual([]);
});
