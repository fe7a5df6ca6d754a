import { expect, test } from 'vitest';
import type { Db } from '#mocks/core/db';
import { customerActs } from '#mocks/core/visits';
import { checkInvariants } from '#mocks/core/invariants';
import { randomStream } from '#mocks/core/random';
import type { Pace } from '#mocks/server/arrivals';
import type { HomeTodo } from '@/api/homeTypes';
import type { Page, PendingCounts } from '@/api/types';
import { LONG, times } from '../../effort';
import { bench, signedIn } from './operator';
import { callsOf, queryOf, requestOf, sendOne } from './walk/calls';
import { callerOf, crowdOf } from './walk/crowd';
import { drawsOf } from './walk/draws';
import type { WalkCall } from './walk/draws';
import { steered, weighed } from './walk/steer';

/** Runs of jobs that a mistake of the code has ended, which only the log of the jobs tells. */
const brokenRuns = ({ jobLogs }: Db): string[] =>
  [...jobLogs.values()].filter(({ error }) => /^\w*Error\b/.test(error)).map(({ error }) => error);

/** Walks of other operators' days, in `npm run test:long`. */
const MORE_WALKS = 20;

/** Calls of a walk whose end is that every call has gone through once. */
const WHOLE = LONG ? 2000 : 700;

/** Calls between two looks at the books: what is wrong with them once stays so. */
const LOOK = LONG ? 100 : 300;

/** A platform on which operators are about to do whatever comes to them. */
async function walkOn(seed: number, pace: Pace) {
  const place = bench();
  const { db } = place;
  db.arrivals.pace = pace;
  const random = randomStream(seed, 'walk');
  const draws = drawsOf(db, random);
  const calls = callsOf(draws);
  const crowd = await crowdOf(place);

  /** One of them makes a call. @returns its code */
  async function goOn(one: WalkCall): Promise<number> {
    const { who, user } = callerOf(draws, crowd, one);
    const { code } = await sendOne(who, requestOf(draws, user?.userName ?? '', one));
    if (random.chance(0.35)) customerActs(db, random);
    place.wait(random.int(0, 40) * 1000);
    return code;
  }

  return { place, random, calls, goOn };
}

/** Fresh platforms on which is done what a walk has not come to, for it makes some calls impossible. */
const FRESH = 6;

/** Each call that is left goes through once, on one platform or another. @returns those that never did */
async function finished(seed: number, left: ReadonlySet<string>): Promise<string[]> {
  const open = new Set(left);
  for (let turn = 1; turn <= FRESH && open.size > 0; turn++) {
    const { place, random, calls, goOn } = await walkOn(seed * 100 + turn, 'off');
    for (let step = 0; step < 1000 && open.size > 0; step++) {
      const one = random.weighted(weighed(steered(calls, open, step)));
      if ((await goOn(one)) === 0) open.delete(one.route);
    }
    expect(checkInvariants(place.db)).toEqual([]);
  }
  return [...open];
}

test.each<[seed: number, steps: number, pace: Pace]>([
  [1, WHOLE, 'off'],
  [2, LONG ? WHOLE : 900, 'calm'],
  ...(LONG ? [[3, 10_000, 'off'] as [number, number, Pace]] : []),
  ...Array.from({ length: LONG ? MORE_WALKS : 0 }, (_, index): [number, number, Pace] => [
    4 + index,
    1000,
    index % 2 ? 'off' : 'busy',
  ]),
])(
  'whatever operators do, the books stay sound (walk %i, %i calls, customers by themselves: %s)',
  async (seed, steps, pace) => {
    const { place, random, calls, goOn } = await walkOn(seed, pace);
    const { db } = place;
    const codes = new Set<number>();
    const left = new Set<string>(calls.map(({ route }) => route));
    for (let step = 1; step <= steps; step++) {
      const one = random.weighted(weighed(calls));
      const code = await goOn(one);
      codes.add(code);
      if (code === 0) left.delete(one.route);
      if (step % LOOK === 0 || step === steps)
        expect([step, ...checkInvariants(db), ...brokenRuns(db)]).toEqual([step]);
    }
    // A walk that is refused everywhere, or nowhere, proves nothing.
    expect([...codes]).toEqual(expect.arrayContaining([0, 40000, 40300, 40904]));
    // After a long one every call has gone through once.
    if (steps === WHOLE) expect(await finished(seed, left)).toEqual([]);

    const admin = await signedIn(place, 'admin');
    const counts = await admin.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    const total = async (path: string, status: number[]) =>
      (await admin.ask<Page<object>>('GET', path + queryOf({ status }))).data.total;
    const posted = async (path: string, status: number[]) =>
      (await admin.ask<Page<object>>('POST', path, { status: status.map(String) })).data.total;
    expect(counts.data).toMatchObject({
      systemRechargeCount: await posted('cwManage/chargeLogList', [1]),
      withdrawCount: await posted('cwManage/withdrawLogList', [1, 2]),
      realNameAuthCount: await total('memberAuth/list', [1]),
    });
    const todo = await admin.ask<HomeTodo[]>('GET', 'home/todo');
    const adjusts = await total('memberAssetAdjust/list', [1]);
    expect(todo.data.find(({ kind }) => kind === 'adjust')?.count).toBe(adjusts);
  },
  times(300_000),
);
