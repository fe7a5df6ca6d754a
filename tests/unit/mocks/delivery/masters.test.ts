import { expect, test } from 'vitest';
import type { Page } from '@/api/types';
import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import type { WireRowOf } from '@/contract/resource';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { winRateOf } from '#mocks/delivery/rates';
import { isOpenAt } from '#mocks/delivery/hours';
import { bench, bodyFrom, NOON, signedIn } from '../operator';
import type { Operator } from '../operator';

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
    breakEvenUp: '55.56',
    breakEvenDown: '58.82',
    edgeUp: '10',
    edgeDown: '15',
  });
  expect((await cycleOf(1)).isDefault).toBe(0);
  expect((await cycleOf(7)).isDefault).toBe(1);
  const removed = async () => (await admin.ask('DELETE', 'deliveryCycle/delete', { ids: [made.id] })).code;
  expect(await removed()).toBe(40906);
  const former = bodyFrom(deliveryCycle.calls.edit, await cycleOf(1));
  expect((await admin.ask('PUT', 'deliveryCycle/edit', { ...former, isDefault: 1 })).code).toBe(0);
  expect(await removed()).toBe(0);
});

test('the default of a contract is not switched off, and says what to do instead', async () => {
  const body = { ...bodyFrom(deliveryCycle.calls.edit, await cycleOf(7)), isDefault: 0 };
  const { code, data } = await admin.ask<{ fields: object }>('PUT', 'deliveryCycle/edit', body);
  expect([code, data.fields]).toEqual([40000, { isDefault: expect.stringContaining('另一个周期') }]);
  expect((await cycleOf(7)).isDefault).toBe(1);
});

async function askFor(who: Operator, id: number, given: object, operPassword?: string) {
  const body = bodyFrom(deliveryCycle.calls.edit, await cycleOf(id));
  return who.ask<{ waits: boolean }>('PUT', 'deliveryCycle/edit', { ...body, ...given, operPassword });
}

const confirm = async (who: Operator, id: number) => {
  const { version } = await cycleOf(id);
  const body = { id, version, result: 'approve', operPassword: DEMO_PASSWORD };
  return (await who.ask('PUT', 'deliveryCycle/confirmChange', body)).code;
};

test('changed odds are those of new orders alone', async () => {
  const order = [...place.db.deliveryOrders.values()].find(
    ({ cycleId, status }) => cycleId === '1' && status === 2,
  );
  expect((await askFor(admin, 1, { oddsUp: '0.8', oddsDown: '0.8' }, DEMO_PASSWORD)).data.waits).toBe(false);
  expect((await cycleOf(1)).oddsUp).toBe('0.8');
  expect(order?.odds).toBe('0.75');
});

test('odds at which the platform loses are asked for by one and confirmed by another, never set by one', async () => {
  const [operate, risk] = [await signedIn(place, 'operate01'), await signedIn(place, 'risk001')];
  const wish = { oddsUp: '1.99', oddsDown: '1.99' };
  expect((await askFor(operate, 8, wish)).code).toBe(40000);
  expect((await askFor(operate, 8, wish, 'wrong')).code).toBe(40301);
  const asked = await askFor(operate, 8, wish, DEMO_PASSWORD);
  expect([asked.code, asked.data.waits]).toEqual([0, true]);
  expect(await cycleOf(8)).toMatchObject({ oddsUp: '0.78', pendingChange: wish, changeBy: 'operate01' });
  const effect = await risk.ask<{ consequences: { label: string; after: string; bad: boolean }[] }>(
    'POST',
    'deliveryCycle/effect',
    { id: 8 },
  );
  const told = effect.data.consequences;
  expect(told.find(({ label }) => label.startsWith('看涨：平台优势'))).toMatchObject({
    after: '-49.4%',
    bad: true,
  });
  expect(told.some(({ label, bad }) => label.startsWith('最坏情况') && bad)).toBe(true);
  expect(await confirm(operate, 8)).toBe(40300);
  expect(await confirm(risk, 8)).toBe(0);
  expect(await cycleOf(8)).toMatchObject({ ...wish, edgeUp: '-49.4', pendingChange: null });
});

test.each([
  ['within a fifth', { oddsUp: '0.9' }, false],
  ['beyond a fifth', { oddsUp: '0.91' }, true],
  ['a fifth down', { oddsDown: '0.59' }, true],
  ['a fee that the platform does not need', { feeRate: '0' }, false],
])('odds %s (%j) wait for another: %s', async (_, given, waits) => {
  const own = bench();
  const who = await signedIn(own, 'operate01');
  const { data } = await who.ask<Cycle>('GET', 'deliveryCycle/get?id=1');
  const body = { ...bodyFrom(deliveryCycle.calls.edit, data), ...given, operPassword: DEMO_PASSWORD };
  expect((await who.ask<object>('PUT', 'deliveryCycle/edit', body)).data).toMatchObject({ waits });
});

test('what one person cannot set is not reached by smaller steps, a new cycle, a copy or the fee', async () => {
  const own = bench();
  const who = await signedIn(own, 'admin');
  const set = async (id: number, given: object) => {
    const { data } = await who.ask<Cycle>('GET', `deliveryCycle/get?id=${id}`);
    const body = { ...bodyFrom(deliveryCycle.calls.edit, data), ...given, operPassword: DEMO_PASSWORD };
    return (await who.ask<{ waits: boolean }>('PUT', 'deliveryCycle/edit', body)).data;
  };
  expect(await set(1, { oddsUp: '0.9' })).toMatchObject({ waits: false });
  expect(await set(1, { oddsUp: '0.91' })).toMatchObject({ waits: true });
  // With a fee of 10 % odds of 1.05 are fair; without it they are not.
  expect(await set(6, { oddsUp: '1.05', feeRate: '10' })).toMatchObject({ waits: false });
  expect(await set(6, { feeRate: '0' })).toMatchObject({ waits: true });
  const refused = await who.ask<{ fields: object }>('POST', 'deliveryCycle/add', {
    ...length,
    oddsUp: '1.5',
  });
  expect([refused.code, Object.keys(refused.data.fields)]).toEqual([40000, ['oddsUp']]);
  const generous = own.db.deliveryCycles.get(6);
  if (generous) generous.oddsUp = '1.5';
  const { data: made } = await who.ask<{ id: number }>('POST', 'deliveryContract/add', draft);
  const copy = { from: '1', to: String(made.id) };
  expect((await who.ask('POST', 'deliveryCycle/copy', copy)).data).toEqual({ copied: 5, leftOut: 1 });
});

test('a win rate is off when a fair coin would not fall so, whatever the odds, and never of few orders', () => {
  const [sample] = [...place.db.deliveryOrders.values()].filter(({ status, memberId }) => {
    const type = place.db.members.get(memberId)?.memberType;
    return status === 2 && type === 1;
  });
  if (!sample) throw new Error('no order');
  const orders = (count: number, wins: number, odds = '0.75') =>
    Array.from(
      { length: count },
      (_, turn) => ({ ...sample, stake: '100', fee: '0.1', odds, result: turn < wins ? 1 : 2 }) as const,
    );
  const isOff = (count: number, wins: number) => winRateOf(place.db, orders(count, wins)).isOff;
  // Of 100 tosses of a coin fifty win; the deviation is 5.
  expect(winRateOf(place.db, orders(100, 65))).toMatchObject({ winRate: '65', breakEven: '57.2', isOff: 0 });
  expect([isOff(100, 66), isOff(100, 34), isOff(29, 29)]).toEqual([1, 1, 0]);
  // Break-even is far from one half: a healthy cycle never alarms, one with break-even wins does.
  expect([isOff(1000, 500), isOff(10_000, 5000), isOff(1000, 572)]).toEqual([0, 0, 1]);
  expect(winRateOf(place.db, [])).toMatchObject({ decidedCount: 0, winRate: null });
});

test('no cycle of a fresh demo alarms', async () => {
  const { data } = await admin.ask<Page<Cycle>>('GET', 'deliveryCycle/list?pageSize=50&isOff=1');
  expect(data.total).toBe(0);
});

test('hours are those of the platform’s day', () => {
  // NOON is a Friday.
  expect(isOpenAt([], NOON)).toBe(true);
  expect(isOpenAt([{ day: 5, from: '12:00', to: '12:01' }], NOON)).toBe(true);
  expect(isOpenAt([{ day: 5, from: '09:00', to: '12:00' }], NOON)).toBe(false);
  expect(isOpenAt([{ day: 4, from: '00:00', to: '24:00' }], NOON)).toBe(false);
});
