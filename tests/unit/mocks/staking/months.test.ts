import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { randomStream } from '#mocks/core/random';
import { HOUR } from '#mocks/core/time';
import { Refusal } from '#mocks/core/refusal';
import { stakingVisits } from '#mocks/staking/visits';
import { signedIn } from '../operator';
import { requestOf, sendOne } from '../walk/calls';
import { drawsOf } from '../walk/draws';
import { stakingWalk } from '../walk/staking';
import { stakingBench } from './stakingBench';

/** Calls, between which some hours pass and members stake and redeem. */
const STEPS = 180;

test('whatever operators and members do for months, principal and interest agree with the ledger', async () => {
  const place = stakingBench();
  const { db } = place;
  const random = randomStream(1, 'stakingMonths');
  const draws = drawsOf(db, random);
  const calls = stakingWalk(draws).map((call) => [call, call.often ?? 1] as const);
  const names = ['admin', 'admin02', 'finance01', 'finance02'];
  const done = new Set<string>();
  for (let step = 1; step <= STEPS; step += 1) {
    const call = random.weighted(calls);
    const name = random.pick(names);
    // Sessions do not last that long.
    const who = await signedIn(place, name);
    if ((await sendOne(who, requestOf(draws, name, call))).code === 0) done.add(call.route);
    for (const { act } of stakingVisits) {
      try {
        act(db, random);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    place.wait(random.int(1, 12) * HOUR);
    if (step % 30 === 0) expect([step, ...checkInvariants(db)]).toEqual([step]);
  }
  expect(db.jobLogs.filter(({ error }) => error !== '')).toEqual([]);
  expect([...done]).toEqual(
    expect.arrayContaining([
      'POST stakingProduct/add',
      'PUT stakingProduct/publish',
      'PUT stakingProduct/confirmChange',
      'PUT stakingOrder/redeem',
      'POST stakingOrder/reissueInterest',
      'POST stakingOrder/review',
    ]),
  );
  expect([...db.stakingOrders.values()].map(({ status }) => status)).toEqual(
    expect.arrayContaining([1, 3, 4, 5]),
  );
});
