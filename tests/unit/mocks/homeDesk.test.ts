import { expect, test } from 'vitest';
import { format, parse, sum } from '#mocks/core/money';
import { bench, NOON, signedIn } from './operator';

interface Day {
  reviews: number;
  medianMinutes: number | null;
  reversals: number;
  mine: number;
  asked: number;
  notices: number;
}

interface Coin {
  coin: string;
  members: number;
  available: string;
  frozen: string;
  hot: string;
  cold: string;
  usdtValue: string;
  coverage: string | null;
}

interface Feed {
  symbol: string;
  age: number;
  stale: boolean;
  sources: { age: number | null; isUsed: boolean }[];
  positions: number;
  expiring: number;
}

test('my day counts my decisions of today, how long they had waited, and what others took back', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'finance01');
  const day = async () => (await who.ask<Day>('GET', 'home/myDay')).data;
  const before = await day();
  const step = (id: number, operatorName: string, result: string, at: string) =>
    db.steps.push({ id, kind: 'withdraw', refId: 1, step: 1, note: '', diff: [], result, operatorName, at });
  db.steps = db.steps.filter(({ kind, refId }) => kind !== 'withdraw' || refId !== 1);
  const [own] = [...db.steps].filter(({ operatorName }) => operatorName === 'finance01');
  expect(own).toBeDefined();
  db.steps = [];
  expect(await day()).toMatchObject({ reviews: 0, medianMinutes: null, reversals: 0 });
  step(900_001, '', 'hold', '2026-11-20 09:00:00');
  step(900_002, 'finance01', 'approve', '2026-11-20 09:30:00');
  step(900_003, 'finance01', 'edit', '2026-11-20 09:31:00');
  expect(await day()).toMatchObject({ reviews: 1, medianMinutes: 30, reversals: 0 });
  step(900_004, 'finance01', 'reject', '2026-11-20 09:32:00');
  expect(await day()).toMatchObject({ reviews: 2, reversals: 0 });
  step(900_005, 'finance02', 'return', '2026-11-20 10:00:00');
  expect(await day()).toMatchObject({ reviews: 2, reversals: 1, mine: before.mine });
  step(900_006, 'finance01', 'approve', '2026-11-19 10:00:00');
  expect((await day()).reviews).toBe(2);
});

test('coins tell what their list and their wallet codes tell', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<{ coins: Coin[] }>('GET', 'home/topCoins');
  const summary = await who.ask<{
    byCoin: Coin[];
    coverage: (Coin & { liability: string; percent: string | null })[];
  }>('POST', 'memberAsset/summary', {});
  for (const one of data.coins) {
    const cover = summary.data.coverage.find(({ coin }) => coin === one.coin);
    expect(format(sum([one.available, one.frozen]))).toBe(cover?.liability);
    expect([one.hot, one.cold, one.coverage]).toEqual([cover?.hot, cover?.cold, cover?.percent]);
  }
  const worths = data.coins.map(({ usdtValue }) => parse(usdtValue));
  expect(worths.every((worth, place_) => place_ === 0 || worth <= (worths[place_ - 1] ?? 0n))).toBe(true);
  expect((await (await signedIn(place, 'agent01')).ask('GET', 'home/topCoins')).code).toBe(40300);
});

test('a feed that is silent comes first, with its age and what hangs on it', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'admin');
  const feeds = async () => (await who.ask<Feed[]>('GET', 'home/feeds')).data;
  const before = await feeds();
  const last = before.find(({ positions, stale }) => positions > 0 && !stale);
  if (!last) throw new Error('nothing is open');
  const open = [...db.positions.values()].filter(({ symbol }) => symbol === last.symbol);
  expect(last.positions).toBe(open.length);
  db.outages.push({ symbol: last.symbol, from: NOON - 60_000, to: null, isCaughtUp: false });
  const after = await feeds();
  const first = after.find(({ symbol }) => symbol === last.symbol);
  expect(first?.stale).toBe(true);
  const fresh = after.findIndex(({ stale }) => !stale);
  expect(after.slice(fresh).every(({ stale }) => !stale)).toBe(true);
  expect(first?.age).toBeGreaterThanOrEqual(60);
  expect(first?.sources.every(({ age, isUsed }) => age === null && !isUsed)).toBe(true);
});

test('the trend of money can be of one coin, and of numbers; the parts add up', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const line = async (query: string) => {
    const path = `home/trend?metric=money&range=7${query}`;
    const { data } = await who.ask<{ series: { key: string; values: string[] }[] }>('GET', path);
    return data.series;
  };
  const coins = [...new Set(place.db.walletCodes.map(({ coin }) => coin))];
  const parts = await Promise.all(coins.map((coin) => line(`&coin=${coin}`)));
  const all = sum((await line(''))[0]?.values ?? []);
  const added = parts.reduce((total, [first]) => total + sum(first?.values ?? []), 0n);
  expect(all).toBeGreaterThan(0n);
  expect(added).toBe(all);
  const numbers = await line('&unit=count');
  expect(numbers.map(({ key }) => key)).toEqual(['recharge', 'withdraw']);
  expect(numbers[0]?.values.every((value) => /^\d+$/.test(value))).toBe(true);
});

test('the totals of bell and home are one', async () => {
  const place = bench();
  for (const name of ['admin', 'finance01', 'auditor01', 'operate01']) {
    const who = await signedIn(place, name);
    const { data: todo } = await who.ask<{ mine: number }[]>('GET', 'home/todo');
    const { data: told } = await who.ask<{
      mine: Record<string, number>;
      second: Record<string, { mine: number }>;
    }>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    const bell = [...Object.values(told.mine), ...Object.values(told.second).map(({ mine }) => mine)];
    const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect([name, add(bell)]).toEqual([name, add(todo.map(({ mine }) => mine))]);
  }
});
