import { beforeEach, expect, test } from 'vitest';
import { deliveryContract } from '@/contract/delivery/contract';
import type { ContractConfirmed } from '@/contract/delivery/contract';
import { FIRST_LIMITS } from '@/contract/delivery/limitRules';
import type { WireRowOf } from '@/contract/resource';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { checkInvariants } from '#mocks/core/invariants';
import { bench, bodyFrom, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';

type Contract = WireRowOf<typeof deliveryContract>;

interface Refused {
  fields?: Record<string, string>;
}

/** Limits of a contract with cycles from 10 to 2,000 USDT. */
const LIMITS = {
  minStake: '10',
  maxStake: '2000',
  maxOpenPerMember: 5,
  dailyPerMember: '20000',
  maxExposure: '50000',
};

let place: Bench;
let one: Operator;
let other: Operator;

const current = async (id = 1) => (await one.ask<Contract>('GET', `deliveryContract/get?id=${id}`)).data;

async function edit(wish: object, operPassword?: string, id = 1) {
  const body = { ...bodyFrom(deliveryContract.calls.edit, await current(id)), ...wish, operPassword };
  return one.ask<Refused & { waits?: boolean }>('PUT', 'deliveryContract/edit', body);
}

async function confirm(who: Operator, id = 1) {
  const { version } = await current(id);
  const body = { id, version, result: 'approve', operPassword: DEMO_PASSWORD };
  return (await who.ask('PUT', 'deliveryContract/confirmChange', body)).code;
}

beforeEach(async () => {
  place = bench();
  [one, other] = [await signedIn(place, 'admin'), await signedIn(place, 'admin02')];
  const contract = place.db.deliveryContracts.get(1);
  Object.assign(contract ?? {}, LIMITS);
});

const RAISED: readonly (readonly [string, Partial<ContractConfirmed>])[] = [
  ['a larger stake', { maxStake: '2001' }],
  ['more running orders', { maxOpenPerMember: 6 }],
  ['as many running orders as they like', { maxOpenPerMember: 0 }],
  ['more in a day', { dailyPerMember: '20001' }],
  ['as much in a day as they like', { dailyPerMember: '0' }],
  ['more at stake on one side', { maxExposure: '50001' }],
];

const LOWERED: readonly (readonly [string, Partial<ContractConfirmed>])[] = [
  ['a smaller stake from the start', { minStake: '9' }],
  ['fewer running orders', { maxOpenPerMember: 4 }],
  ['less in a day', { dailyPerMember: '19999' }],
  ['less at stake on one side', { maxExposure: '49999' }],
  ['another rule for ties', { tieRule: 2 }],
];

test.each([...RAISED, ...LOWERED])('%s (%j) takes the own password', async (_, wish) => {
  const before = await current();
  const { code, data } = await edit(wish);
  expect([code, Object.keys(data.fields ?? {})]).toEqual([40000, ['operPassword']]);
  expect((await edit(wish, 'Wrong1234')).code).toBe(40301);
  expect(await current()).toEqual(before);
});

test.each(RAISED)('%s (%j) waits for another operator', async (_, wish) => {
  const before = await current();
  expect(await edit(wish, DEMO_PASSWORD)).toMatchObject({ code: 0, data: { waits: true } });
  expect(await current()).toMatchObject({ ...LIMITS, pendingChange: wish, changeBy: 'admin' });
  expect(await confirm(one)).toBe(40903);
  expect(await confirm(other)).toBe(0);
  expect(await current()).toMatchObject({ ...LIMITS, ...wish, pendingChange: null });
  expect((await current()).version).toBeGreaterThan(before.version);
  expect(checkInvariants(place.db)).toEqual([]);
});

test.each(LOWERED)('%s (%j) is in force at once', async (_, wish) => {
  expect(await edit(wish, DEMO_PASSWORD)).toMatchObject({ code: 0, data: { waits: false } });
  expect(await current()).toMatchObject({ ...LIMITS, ...wish, pendingChange: null });
});

const draft = {
  code: 'BTCUSDT-3',
  contractName: { zh: 'BTC 涨跌三', en: '', tw: '' },
  symbol: 'BTCUSDT',
  settleCoin: 'USDT',
  minStake: '10',
  maxOpenPerMember: 0,
  dailyPerMember: '0',
  tieRule: 1,
  ...FIRST_LIMITS,
};

test.each([
  ['maxStake', '5000.01'],
  ['maxExposure', '100000.01'],
])(
  'a new contract with a %s of %s is refused at that field, with the highest it may begin with',
  async (field, value) => {
    const { code, data } = await one.ask<Refused>('POST', 'deliveryContract/add', {
      ...draft,
      [field]: value,
    });
    expect([code, Object.keys(data.fields ?? {})]).toEqual([40000, [field]]);
    expect(data.fields?.[field]).toContain(value === '5000.01' ? '5000' : '100000');
  },
);

test('the limits of a new contract are worth in USDT, whatever coin it is settled in', async () => {
  const inCoin = { ...draft, settleCoin: 'BTC', minStake: '0.0001', maxExposure: '1' };
  const { code, data } = await one.ask<Refused>('POST', 'deliveryContract/add', {
    ...inCoin,
    maxStake: '0.5',
  });
  expect([code, Object.keys(data.fields ?? {})]).toEqual([40000, ['maxStake']]);
  expect((await one.ask('POST', 'deliveryContract/add', { ...inCoin, maxStake: '0.001' })).code).toBe(0);
});

test('a contract begins with the usual limits at most, and gets more by two people', async () => {
  const { data: made } = await one.ask<{ id: number }>('POST', 'deliveryContract/add', draft);
  const wish = { maxStake: '6000', maxExposure: '200000' };
  expect(await edit(wish, DEMO_PASSWORD, made.id)).toMatchObject({ code: 0, data: { waits: true } });
  expect(await current(made.id)).toMatchObject({ ...FIRST_LIMITS, pendingChange: wish });
  expect(await confirm(other, made.id)).toBe(0);
  expect(await current(made.id)).toMatchObject(wish);
});
