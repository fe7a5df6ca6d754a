import { expect, test } from 'vitest';
import type { Area } from '#mocks/core/area';
import { createDb } from '#mocks/core/createDb';
import type { Db } from '#mocks/core/db';
import type { Job } from '#mocks/core/job';
import { runDueJobs } from '#mocks/core/jobs';
import { perRecord } from '#mocks/core/perRecord';
import { stampOf } from '#mocks/core/time';
import { bench, NOON, signedIn } from './operator';
import { review, waiting, pay } from './withdraws';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const titles = { title: ['', '', ''], group: 'SYSTEM' } as const;

interface Due {
  name: string;
  at: number;
}

/** Things that fall due after so many seconds, noted when they are done. */
function dueJob(key: string, things: readonly Due[], act: (db: Db, thing: Due) => void): Job {
  const done = new Set<Due>();
  return {
    key,
    ...titles,
    ...perRecord<Due>({
      rows: () => things,
      dueAt: (_, thing) => (done.has(thing) ? undefined : thing.at),
      act: (db, thing) => {
        act(db, thing);
        done.add(thing);
      },
    }),
  };
}

function clockwork(...jobs: Job[]) {
  let now = NOON;
  const areas: Area[] = jobs.map((job) => ({ name: job.key, jobs: [job] }));
  const db = createDb(areas, { now: () => now });
  return {
    db,
    /** Moves the clock on and makes a call. */
    pass(ms: number) {
      now += ms;
      runDueJobs(db);
    },
  };
}

const at = (seconds: number): number => NOON + seconds * SECOND;

test('after a jump of the clock everything that fell due is done, in the order of time and at its own moment', () => {
  const done: string[] = [];
  const note = (db: Db, name: string) => void done.push(`${name} ${(db.now() - NOON) / SECOND}`);
  const { pass } = clockwork(
    dueJob(
      'a',
      [
        { name: 'late', at: at(25) },
        { name: 'early', at: at(5) },
      ],
      (db, { name }) => note(db, name),
    ),
    { key: 'tick', ...titles, every: 10 * SECOND, run: (db: Db) => (note(db, 'tick'), 1) },
  );
  pass(30 * SECOND);
  expect(done).toEqual(['early 5', 'tick 10', 'tick 20', 'late 25', 'tick 30']);
  pass(5 * SECOND);
  expect(done).toHaveLength(5);
});

test('what one job brings about may be due for another before the call is answered', () => {
  const done: number[] = [];
  const later: Due[] = [];
  const { pass } = clockwork(
    dueJob('second', later, (db) => void done.push(db.now())),
    dueJob('first', [{ name: 'one', at: at(10) }], (db) => {
      later.push({ name: 'two', at: db.now() + 10 * SECOND });
    }),
  );
  pass(MINUTE);
  expect(done).toEqual([at(20)]);
});

test('of many missed moments the latest hundred are made up for', () => {
  const done: number[] = [];
  const { pass } = clockwork({
    key: 'tick',
    ...titles,
    every: SECOND,
    run: (db: Db) => done.push(db.now()),
  });
  pass(1000 * SECOND);
  expect(done).toHaveLength(100);
  expect([done[0], done.at(-1)]).toEqual([at(901), at(1000)]);
});

test('a job that is paused stops at once, and does not make up for what passed meanwhile', () => {
  const done: string[] = [];
  const { db, pass } = clockwork(
    { key: 'tick', ...titles, every: 10 * SECOND, run: () => done.push('tick') },
    dueJob('due', [{ name: 'late', at: at(15) }], (inside, { name }) =>
      done.push(`${name} ${(inside.now() - NOON) / SECOND}`),
    ),
  );
  for (const row of db.jobs.values()) row.status = 0;
  pass(60 * SECOND);
  expect(done).toEqual([]);
  for (const row of db.jobs.values()) row.status = 1;
  pass(10 * SECOND);
  // What is still due is done now: time does not go back.
  expect(done).toEqual(['late 60', 'tick']);
});

test('what a job throws is logged, keeps no other job and no other record back, and is tried again', () => {
  const done: string[] = [];
  let broken = true;
  const { db, pass } = clockwork(
    {
      key: 'bad',
      ...titles,
      every: 10 * SECOND,
      run: () => {
        throw new Error('out of order');
      },
    },
    dueJob(
      'mixed',
      [
        { name: 'one', at: at(1) },
        { name: 'two', at: at(2) },
      ],
      (_, { name }) => {
        if (name === 'one' && broken) throw new Error('not yet');
        done.push(name);
      },
    ),
    { key: 'good', ...titles, every: 10 * SECOND, run: () => (done.push('good'), 1) },
  );
  pass(10 * SECOND);
  expect(done).toEqual(['two', 'good']);
  expect(db.jobs.get('bad')).toMatchObject({ lastResult: 0, failCount: 1 });
  expect(db.jobs.get('good')).toMatchObject({ lastResult: 1, failCount: 0, lastRunAt: stampOf(at(10)) });
  expect(db.jobLogs.map(({ key, records, error, startAt }) => [key, records, error, startAt])).toEqual([
    ['mixed', 0, 'Error: not yet', stampOf(at(1))],
    ['mixed', 1, '', stampOf(at(2))],
    ['bad', 0, 'Error: out of order', stampOf(at(10))],
    ['good', 1, '', stampOf(at(10))],
  ]);
  broken = false;
  pass(MINUTE);
  expect(done.filter((name) => name === 'one')).toHaveLength(1);
});

test('a job that never gets on with what is due does not hold a call for ever', () => {
  let runs = 0;
  const { pass } = clockwork({ key: 'stuck', ...titles, due: () => at(1), run: () => ++runs });
  pass(5 * SECOND);
  pass(SECOND);
  expect(runs).toBe(1);
  pass(MINUTE);
  expect(runs).toBe(2);
});

test('a job does not run beside itself', () => {
  const done: number[] = [];
  const { pass } = clockwork({
    key: 'self',
    ...titles,
    every: SECOND,
    run: (db: Db) => {
      runDueJobs(db);
      return done.push(db.now());
    },
  });
  pass(3 * SECOND);
  expect(done).toEqual([at(1), at(2), at(3)]);
});

test('due times are looked at once in a second', () => {
  let looks = 0;
  const { pass } = clockwork({ key: 'look', ...titles, due: () => (looks++, Infinity), run: () => 0 });
  for (let calls = 0; calls < 5; calls++) pass(100);
  expect(looks).toBe(1);
  pass(SECOND);
  expect(looks).toBe(2);
});

test('two jobs of one name are refused', () => {
  const job: Job = { key: 'same', ...titles, due: () => Infinity, run: () => 0 };
  expect(() => clockwork(job, job)).toThrow('same');
});

test('a payout goes all the way while nobody asks, each step at its own moment', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { id: 2001, amount: '100' });
  await review(who, row, { result: 'approve' });
  place.wait(SECOND);
  expect((await pay(who, row)).code).toBe(0);
  place.wait(60 * MINUTE);
  await who.ask('GET', 'user/getUserMenus');
  expect(row).toMatchObject({ status: 6, completedAt: stampOf(NOON + 140 * SECOND) });
  expect(place.db.jobs.get('withdrawTrack')).toMatchObject({ jobGroup: 'MONEY', lastResult: 1 });
});

test('a payout does not go on while its job is paused', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { id: 2001, amount: '100' });
  await review(who, row, { result: 'approve' });
  await pay(who, row);
  const job = place.db.jobs.get('withdrawTrack');
  Object.assign(job ?? {}, { status: 0 });
  place.wait(60 * MINUTE);
  await who.ask('GET', 'user/getUserMenus');
  expect(row.status).toBe(4);
  Object.assign(job ?? {}, { status: 1 });
  place.wait(2 * MINUTE);
  await who.ask('GET', 'user/getUserMenus');
  expect(row.status).toBe(6);
});
