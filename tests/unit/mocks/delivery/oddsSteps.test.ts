import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { HOUR } from '#mocks/core/time';
import { deliveryCycle } from '@/contract/delivery/cycle';
import type { WireRowOf } from '@/contract/resource';
import { bench, bodyFrom, signedIn } from '../operator';

type Cycle = WireRowOf<typeof deliveryCycle>;

const place = bench();

const operators = async () => ({
  one: await signedIn(place, 'admin'),
  other: await signedIn(place, 'admin02'),
});

type Operators = Awaited<ReturnType<typeof operators>>;

const cycleOf = async ({ one }: Operators, id: number) =>
  (await one.ask<Cycle>('GET', `deliveryCycle/get?id=${id}`)).data;

/** Asks for other odds; true when they wait for another operator. */
async function asks(who: Operators, id: number, oddsUp: string): Promise<boolean> {
  const body = {
    ...bodyFrom(deliveryCycle.calls.edit, await cycleOf(who, id)),
    oddsUp,
    operPassword: DEMO_PASSWORD,
  };
  const { code, data } = await who.one.ask<{ waits: boolean }>('PUT', 'deliveryCycle/edit', body);
  expect(code).toBe(0);
  return data.waits;
}

async function confirms(who: Operators, id: number): Promise<void> {
  const { version } = await cycleOf(who, id);
  const body = { id, version, result: 'approve', operPassword: DEMO_PASSWORD };
  expect((await who.other.ask('PUT', 'deliveryCycle/confirmChange', body)).code).toBe(0);
}

async function withdraws(who: Operators, id: number): Promise<void> {
  const { version } = await cycleOf(who, id);
  expect((await who.one.ask('PUT', 'deliveryCycle/withdrawChange', { id, version })).code).toBe(0);
}

/** True for odds that are more than a fifth off others. */
const isFar = (was: string, is: string): boolean => new Big(is).minus(was).abs().div(was).gt('0.2');

/** Another value, how long after the one before it, and whether it is confirmed where it waits. */
const step = fc.record({
  hundredths: fc.integer({ min: 40, max: 99 }),
  hours: fc.constantFrom(0, 0, 1, 6, 12, 25),
  isConfirmed: fc.boolean(),
});

test('odds of any two moments within a day are at most a fifth apart, unless another operator has confirmed them', async () => {
  let cycle = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      cycle += 1;
      const id = cycle;
      let who = await operators();
      let now = (await cycleOf(who, id)).oddsUp;
      let former: { odds: string; until: number }[] = [];
      for (const { hundredths, hours, isConfirmed } of steps) {
        if (hours > 0) {
          place.wait(hours * HOUR);
          who = await operators();
        }
        former = former.filter(({ until }) => until >= place.db.now() - 24 * HOUR);
        const next = new Big(hundredths).div(100).toFixed();
        const waits = await asks(who, id, next);
        const compared = [now, ...former.map(({ odds }) => odds)];
        expect([compared, next, waits]).toEqual([compared, next, compared.some((was) => isFar(was, next))]);
        if (waits && !isConfirmed) {
          await withdraws(who, id);
          continue;
        }
        if (waits) await confirms(who, id);
        if (next !== now) former = waits ? [] : [...former, { odds: now, until: place.db.now() }];
        now = next;
        expect((await cycleOf(who, id)).oddsUp).toBe(now);
      }
    }),
    { seed: 402, numRuns: 12 },
  );
});

test('an edit in small steps says what it adds up to, and waits like the one large step', async () => {
  const who = await operators();
  expect(await asks(who, 36, '0.95')).toBe(false);
  expect(await asks(who, 36, '1')).toBe(false);
  const told = await who.one.ask<{ waits: boolean; consequences: { label: string; bad: boolean }[] }>(
    'POST',
    'deliveryCycle/effect',
    { id: 36, oddsUp: '0.7' },
  );
  expect(told.data.waits).toBe(true);
  expect(told.data.consequences).toContainEqual(
    expect.objectContaining({
      label: '看涨：最近 24 小时生效过的赔率（无他人确认）',
      before: '0.88 → 0.95 → 1',
      after: '0.7',
      bad: true,
    }),
  );
});
