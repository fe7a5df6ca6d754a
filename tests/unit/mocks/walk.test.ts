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

/** Runs of jobs that a mistake of the code has ended, which only the log of the jobs tells. */
const brokenRuns = ({ jobLogs }: Db): string[] =>
  [...jobLogs.values()].filter(({ error }) => /^\w*Error\b/.test(error)).map(({ error }) => error);

/** Walks of other operators' days, in `npm run test:long`. */
const MORE_WALKS = 20;

test.each<[seed: number, steps: number, pace: Pace]>([
  [1, 2000, 'off'],
  [2, 2000, 'calm'],
  [3, times(500), 'off'],
  ...Array.from({ length: LONG ? MORE_WALKS : 0 }, (_, index): [number, number, Pace] => [
    4 + index,
    1000,
    index % 2 ? 'off' : 'busy',
  ]),
])(
  'whatever ten operators do, the books stay sound (walk %i, %i calls, customers by themselves: %s)',
  async (seed, steps, pace) => {
    const place = bench();
    const { db } = place;
    db.arrivals.pace = pace;
    const random = randomStream(seed, 'walk');
    const draws = drawsOf(db, random);
    const calls = callsOf(draws).map((call) => [call, call.often ?? 1] as const);
    const crowd = await crowdOf(place);
    const codes = new Set<number>();
    const done = new Set<string>();

    async function goOn(one: WalkCall): Promise<void> {
      const { who, user } = callerOf(draws, crowd, one);
      const { code } = await sendOne(who, requestOf(draws, user?.userName ?? '', one));
      codes.add(code);
      if (code === 0) done.add(one.route);
      if (random.chance(0.35)) customerActs(db, random);
      place.wait(random.int(0, 40) * 1000);
    }

    for (let step = 1; step <= steps; step++) {
      await goOn(random.weighted(calls));
      if (step % 100 === 0) expect([step, ...checkInvariants(db), ...brokenRuns(db)]).toEqual([step]);
    }
    // A walk that is refused everywhere, or nowhere, proves nothing.
    expect([...codes]).toEqual(expect.arrayContaining([0, 40000, 40300, 40904]));

    // The long one ends when every call has gone through once.
    const unmade = () => calls.filter(([{ route }]) => !done.has(route));
    if (steps === 2000) {
      for (let more = 0; unmade().length && more < 3000; more++)
        await goOn(random.weighted(more % 2 ? calls : unmade()));
      expect(unmade().map(([{ route }]) => route)).toEqual([]);
      expect(checkInvariants(db)).toEqual([]);
    }

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
  times(120_000),
);
