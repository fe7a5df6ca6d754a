import { expect, test } from 'vitest';
import type { Page } from '@/api/types';
import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import type { WireRowOf } from '@/contract/resource';
import { winRateOf } from '#mocks/delivery/rates';
import { isOpenAt } from '#mocks/delivery/hours';
import { bench, bodyFrom, NOON, signedIn } from '../operator';

type Contract = WireRowOf<typeof deliveryContract>;
type Cycle = WireRowOf<typeof deliveryCycle>;

const place = bench();
const admin = await signedIn(place, 'admin');

const contractOf = async (id: number) =>
  (await admin.ask<Contract>('GET', `deliveryContract/get?id=${id}`)).data;
const cycleOf = async (id: number) => (await admin.ask<Cycle>('GET', `deliveryCycle/get?id=${id}`)).data;

const draft = {
  code: 'BTCUSDT-2',
  contractName: { zh: 'BTC 涨跌二', en: '', tw: '' },
  symbol: 'BTCUSDT',
  settleCoin: 'USDT',
  minStake: '10',
  maxStake: '100',
  maxOpenPerMember: 0,
  dailyPerMember: '0',
  maxExposure: '1000',
  tieRule: 1,
};

test.each([
  ['a code that is there', { code: 'BTCUSDT-UD' }, 40905],
  ['a small code', { code: 'btc' }, 40000],
  ['a symbol without an index', { symbol: 'XYZUSDT' }, 40000],
  ['a coin nobody has', { settleCoin: 'XYZ' }, 40000],
  ['a least stake above the most', { minStake: '101' }, 40000],
  ['a cap below one stake', { maxExposure: '99' }, 40000],
  ['too many decimals', { maxStake: '99.0000001' }, 42203],
  ['hours that end before they begin', { tradingHours: [{ day: 1, from: '10:00', to: '09:00' }] }, 40000],
  [
    'hours that overlap',
    {
      tradingHours: [
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '11:00', to: '13:00' },
      ],
    },
    40000,
  ],
  ['a source of prices', { priceSource: 'mark' }, 40000],
])('a contract is refused with %s', async (_, fields, code) => {
  expect((await admin.ask('POST', 'deliveryContract/add', { ...draft, ...fields })).code).toBe(code);
});

test('a contract is added switched off, gets the cycles of another within its limits, and goes with them', async () => {
  const { data: made } = await admin.ask<{ id: number }>('POST', 'deliveryContract/add', draft);
  expect(await contractOf(made.id)).toMatchObject({ status: 0, priceSource: 'index', cycleCount: 0 });
  const copy = { from: '1', to: String(made.id) };
  expect((await admin.ask('POST', 'deliveryCycle/copy', copy)).data).toEqual({ copied: 6, leftOut: 0 });
  expect((await admin.ask('POST', 'deliveryCycle/copy', copy)).data).toEqual({ copied: 0, leftOut: 6 });
  const list = `deliveryCycle/list?contractId[]=${made.id}`;
  const { data } = await admin.ask<Page<Cycle>>('GET', list);
  expect(data.list.map(({ maxStake, status, isDefault }) => [maxStake, status, isDefault])).toEqual(
    Array.from({ length: 6 }, () => ['100', 0, 0]),
  );
  const tighter = { ...bodyFrom(deliveryContract.calls.edit, await contractOf(made.id)), maxStake: '50' };
  expect((await admin.ask('PUT', 'deliveryContract/edit', tighter)).code).toBe(42202);
  expect((await admin.ask('DELETE', 'deliveryContract/delete', { ids: [made.id] })).code).toBe(0);
  expect((await admin.ask<Page<Cycle>>('GET', list)).data.total).toBe(0);
  expect((await admin.ask('DELETE', 'deliveryContract/delete', { ids: [1] })).code).toBe(40906);
});

const length = {
  contractId: '1',
  cycleName: { zh: '两分钟', en: '', tw: '' },
  cycleValue: 2,
  cycleUnit: 'm',
  oddsUp: '0.8',
  oddsDown: '0.7',
  minStake: '10',
  maxStake: '2000',
  feeRate: '0',
  lockSeconds: 5,
};

test.each([
  ['the length of another, in other words', { cycleValue: 180, cycleUnit: 's' }, 40905],
  ['29 seconds', { cycleValue: 29, cycleUnit: 's' }, 40000],
  ['31 days', { cycleValue: 31, cycleUnit: 'd' }, 40000],
  ['odds above 2', { oddsUp: '2.01' }, 40000],
  ['odds with three decimals', { oddsDown: '0.755' }, 42203],
  ['a fee above 10 %', { feeRate: '10.1' }, 40000],
  ['a lock of half its length', { lockSeconds: 60 }, 40000],
  ['stakes below those of the contract', { minStake: '9' }, 42202],
  ['stakes above those of the contract', { maxStake: '2001' }, 42202],
  ['a contract that is not there', { contractId: '99' }, 40000],
])('a cycle is refused with %s', async (_, fields, code) => {
  expect((await admin.ask('POST', 'deliveryCycle/add', { ...length, ...fields })).code).toBe(code);
});

test('a new default is the only one of its contract, and break-even rates follow the odds', async () => {
  const { data: made } = await admin.ask<{ id: number }>('POST', 'deliveryCycle/add', {
    ...length,
    isDefault: 1,
  });
  expect(await cycleOf(made.id)).toMatchObject({
    seconds: 120,
    status: 0,
    isDefault: 1,
    breakEvenUp: '55.55',
    breakEvenDown: '58.82',
  });
  expect((await cycleOf(1)).isDefault).toBe(0);
  expect((await cycleOf(7)).isDefault).toBe(1);
  expect((await admin.ask('DELETE', 'deliveryCycle/delete', { ids: [made.id] })).code).toBe(0);
});

test('changed odds are those of new orders alone', async () => {
  const order = [...place.db.deliveryOrders.values()].find(
    ({ cycleId, status }) => cycleId === '1' && status === 2,
  );
  const body = { ...bodyFrom(deliveryCycle.calls.edit, await cycleOf(1)), oddsUp: '0.99', oddsDown: '0.99' };
  expect((await admin.ask('PUT', 'deliveryCycle/edit', body)).code).toBe(0);
  expect(order?.odds).toBe('0.75');
});

test('a win rate is off beyond three standard deviations, and never of few orders', () => {
  const [sample] = [...place.db.deliveryOrders.values()].filter(({ status, memberId }) => {
    const type = place.db.members.get(memberId)?.memberType;
    return status === 2 && type === 1;
  });
  if (!sample) throw new Error('no order');
  const orders = (count: number, wins: number) =>
    Array.from(
      { length: count },
      (_, turn) => ({ ...sample, odds: '1', result: turn < wins ? 1 : 2 }) as const,
    );
  // Of 100 orders at odds of 1 fifty have to win; the deviation is 5.
  expect(winRateOf(place.db, orders(100, 65))).toMatchObject({ winRate: '65', breakEven: '50', isOff: 0 });
  expect(winRateOf(place.db, orders(100, 66)).isOff).toBe(1);
  expect(winRateOf(place.db, orders(100, 34)).isOff).toBe(1);
  expect(winRateOf(place.db, orders(29, 29)).isOff).toBe(0);
  expect(winRateOf(place.db, [])).toMatchObject({ decidedCount: 0, winRate: null });
});

test('hours are those of the platform’s day', () => {
  // NOON is a Friday.
  expect(isOpenAt([], NOON)).toBe(true);
  expect(isOpenAt([{ day: 5, from: '12:00', to: '12:01' }], NOON)).toBe(true);
  expect(isOpenAt([{ day: 5, from: '09:00', to: '12:00' }], NOON)).toBe(false);
  expect(isOpenAt([{ day: 4, from: '00:00', to: '24:00' }], NOON)).toBe(false);
});
