import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { parse } from '#mocks/core/money';
import { DAY } from '#mocks/core/time';
import { addAdjust, adjustOf, reviewAdjust } from './adjusts';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { draft, review, rowOf } from './recharges';

const THRESHOLD = 20_000n * 10n ** 18n;
const MEMBER = 30;

/** A platform whose caps stop nobody, so that only the second review does. */
function generous(): Bench {
  const place = bench();
  place.db.config.set('recharge.manual.max', '1000000');
  place.db.config.set('adjust.max', '1000000');
  for (const role of place.db.roles.values())
    Object.assign(role, { manualRechargeCap: null, adjustCap: null });
  return place;
}

async function enter(place: Bench, who: Operator, kind: 'recharge' | 'adjust', amount: string) {
  if (kind === 'adjust') {
    const { data } = await addAdjust(who, { memberId: MEMBER, amount });
    return adjustOf(place, data?.id ?? 0);
  }
  const { data } = await who.ask<{ id: number }>(
    'POST',
    'cwManage/chargeLogAdd',
    draft({ memberId: MEMBER, amount }),
  );
  return rowOf(place, data.id);
}

type Entered = Awaited<ReturnType<typeof enter>>;

const approve = async (who: Operator, row: Entered): Promise<unknown> =>
  'adjustNo' in row ? reviewAdjust(who, row) : review(who, row, { result: 'approve' });

test('two recharges by hand of 19,000 by one operator for one member need what one of 38,000 needs', async () => {
  const place = generous();
  const [maker, checker, third] = [
    await signedIn(place, 'finance01'),
    await signedIn(place, 'finance02'),
    await signedIn(place, 'admin'),
  ];
  const ask = async () => {
    const query = new URLSearchParams({ memberId: String(MEMBER), coin: 'USDT', amount: '19000' });
    return maker.ask<object>('GET', `memberRechargeLog/preview?${query.toString()}`);
  };
  expect((await ask()).data).toMatchObject({ daySum: '19000', secondAbove: '20000' });
  const first = await enter(place, maker, 'recharge', '19000');
  expect((await ask()).data).toMatchObject({ daySum: '38000', secondAbove: '20000' });
  const other = await enter(place, maker, 'recharge', '19000');
  const shown = await checker.ask<object>('GET', `memberRechargeLog/get?id=${other.id}`);
  expect(shown.data).toMatchObject({ daySum: '38000', secondAbove: '20000' });
  for (const row of [first, other]) {
    await approve(checker, row);
    expect(row).toMatchObject({ status: 1, firstReviewer: 'finance02' });
    await approve(checker, row);
    expect(row.status).toBe(1);
    await approve(third, row);
    expect(row.status).toBe(2);
  }
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a recharge and an adjustment of one day are summed; those of another operator, member or day are not', async () => {
  const place = generous();
  const [maker, other] = [await signedIn(place, 'finance01'), await signedIn(place, 'admin')];
  const checker = await signedIn(place, 'finance02');
  const foreign = await enter(place, other, 'recharge', '19000');
  await approve(checker, foreign);
  expect(foreign.status).toBe(2);
  const recharge = await enter(place, maker, 'recharge', '19000');
  await approve(checker, recharge);
  expect(recharge.status).toBe(2);
  const adjust = await enter(place, maker, 'adjust', '1000.000001');
  await approve(checker, adjust);
  expect(adjust).toMatchObject({ status: 1, firstReviewer: 'finance02' });
  await approve(checker, adjust);
  expect(adjust.status).toBe(1);
  await approve(await signedIn(place, 'admin02'), adjust);
  expect(adjust.status).toBe(2);
  place.wait(DAY);
  const later = await enter(place, await signedIn(place, 'finance01'), 'adjust', '19000');
  await approve(await signedIn(place, 'finance02'), later);
  expect(later.status).toBe(2);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('however a sum is split over kinds, entries and moments, no more than the threshold passes one reviewer', async () => {
  const part = fc.record({
    kind: fc.constantFrom<'recharge' | 'adjust'>('recharge', 'adjust'),
    cents: fc.integer({ min: 1, max: 1_500_000 }),
    now: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 2, maxLength: 7 }), async (parts) => {
      const place = generous();
      const [maker, checker] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
      const rows: Entered[] = [];
      for (const { kind, cents, now } of parts) {
        const row = await enter(place, maker, kind, (cents / 100).toFixed(2));
        rows.push(row);
        if (now) await approve(checker, row);
      }
      for (const row of rows) if (row.status === 1) await approve(checker, row);
      const passed = rows.filter(({ status }) => status === 2);
      const sum = passed.reduce((total, { usdtValue }) => total + parse(usdtValue), 0n);
      expect(sum <= THRESHOLD).toBe(true);
      const whole = rows.reduce((total, { usdtValue }) => total + parse(usdtValue), 0n);
      if (whole <= THRESHOLD) expect(passed).toHaveLength(rows.length);
      expect(checkInvariants(place.db)).toEqual([]);
    }),
    { numRuns: 12, seed: 38_000 },
  );
});
