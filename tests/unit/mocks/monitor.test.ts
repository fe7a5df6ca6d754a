import { expect, test } from 'vitest';
import { callMeter } from '#mocks/core/callMeter';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { bench, signedIn } from './operator';

interface Figures {
  cpu: { cores: number; used: string };
  memory: { total: number; used: number; app: number };
  calls: { perMinute: string; p95: string | null };
  queues: { kind: string; waiting: number }[];
  jobs: { paused: number };
  chainsSimulated: boolean;
}

interface Cache {
  keys: number;
  asked: number;
}

test('calls are counted over the last minute, with their slowest twentieth and their refusals', () => {
  let now = 0;
  const meter = callMeter(() => now);
  expect(meter.figures()).toEqual({ perMinute: 0, p95: null, failed: 0 });
  for (let cost = 1; cost <= 100; cost += 1) meter.record(cost, cost % 4 === 0);
  expect(meter.figures()).toEqual({ perMinute: 100, p95: 95, failed: 0.25 });
  now = 59_000;
  meter.record(7, false);
  now = 61_000;
  expect(meter.figures()).toEqual({ perMinute: 1, p95: 7, failed: 0 });
});

test("the figures are the process's own, and its queues and jobs those of the data", async () => {
  const { db, handlers, wait } = bench();
  const admin = await signedIn({ db, handlers, wait }, 'admin');
  const { data } = await admin.ask<Figures>('GET', 'monitor/server');
  expect(data.memory.app).toBeGreaterThan(10_000_000);
  expect(data.memory.total).toBeGreaterThan(data.memory.app);
  expect(data.cpu.cores).toBeGreaterThan(0);
  expect(Number(data.cpu.used)).toBeLessThanOrEqual(100);
  expect(Number(data.calls.perMinute)).toBeGreaterThan(0);
  expect(data.chainsSimulated).toBe(true);
  const waiting = [...db.recharges.values()].filter(({ status, deleted }) => status === 1 && !deleted);
  expect(data.queues.find(({ kind }) => kind === 'recharge')?.waiting).toBe(waiting.length);

  const [job] = db.jobs.values();
  if (job) job.status = 0;
  expect((await admin.ask<Figures>('GET', 'monitor/server')).data.jobs.paused).toBe(data.jobs.paused + 1);
});

test('the cache is emptied with the own password alone, and fills again', async () => {
  const admin = await signedIn(bench(), 'admin');
  await admin.ask('GET', 'memberAssetLog/list?memberId=1');
  const cache = async () => (await admin.ask<Cache>('GET', 'monitor/cache')).data;
  expect((await cache()).keys).toBeGreaterThan(0);
  expect((await admin.ask('DELETE', 'cache/remove', { operPassword: 'wrong' })).code).toBe(40301);
  expect((await cache()).keys).toBeGreaterThan(0);
  const removed = await admin.ask<{ removed: number }>('DELETE', 'cache/remove', {
    operPassword: DEMO_PASSWORD,
  });
  expect(removed.data.removed).toBeGreaterThan(0);
  expect((await cache()).keys).toBeLessThan(removed.data.removed);
  await admin.ask('GET', 'memberAssetLog/list?memberId=1');
  expect((await cache()).keys).toBeGreaterThan(0);
});

test('the figures go with their screen', async () => {
  const risk = await signedIn(bench(), 'risk001');
  expect((await risk.ask('GET', 'monitor/server')).code).toBe(40300);
  expect((await risk.ask('DELETE', 'cache/remove', { operPassword: DEMO_PASSWORD })).code).toBe(40300);
});
