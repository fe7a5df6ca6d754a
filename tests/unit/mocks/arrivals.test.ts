import { expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import type { Db } from '#mocks/core/db';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { customerActs } from '#mocks/core/visits';
import { openLinksOf } from '#mocks/member/resetLinks';
import type { Pace } from '#mocks/server/arrivals';
import type { PendingCounts } from '@/api/types';
import { times } from '../../effort';
import { memberOf, operPassword, put } from './memberDesk';
import { bench, NOON, signedIn } from './operator';

const MINUTE = 60_000;

/** A backend whose clock is moved by hand, and whose customers come at a pace. */
function demo(pace: Pace, seed?: number) {
  let now = NOON;
  const db = createDb({ now: () => now, seed });
  db.arrivals.pace = pace;
  return {
    db,
    pass(ms: number) {
      now += ms;
      runDueJobs(db);
    },
  };
}

const sizes = (db: Db) => ({
  members: db.members.size,
  recharges: db.recharges.size,
  withdraws: db.withdraws.size,
  auths: db.auths.size,
  signIns: db.memberSignIns.length,
});

test('customers come by themselves: they register, sign in, pay in, withdraw and hand in documents', () => {
  const { db, pass } = demo('busy');
  const before = sizes(db);
  const credited = [...db.recharges.values()].filter(({ status }) => status === 2).length;
  for (let minute = 0; minute < 40; minute++) pass(MINUTE);
  const after = sizes(db);
  for (const name of Object.keys(before) as (keyof typeof before)[])
    expect([name, after[name] > before[name]]).toEqual([name, true]);
  expect([...db.recharges.values()].filter(({ status }) => status === 2).length).toBeGreaterThan(
    credited + 20,
  );
  expect(db.jobs.get('arrivals')).toMatchObject({ lastResult: 1, failCount: 0 });
});

/** Milliseconds for hours of visits on a machine that is busy. */
const HOURS_OF_CUSTOMERS = 240_000;

test.each<[pace: Pace, minutes: number]>([
  ['calm', times(150)],
  ['busy', times(50)],
])(
  'customers keep the books at a %s pace over %i minutes',
  (pace, minutes) => {
    const { db, pass } = demo(pace);
    const broken: string[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      pass(MINUTE);
      if (minute % 100 === 0 || minute === minutes) broken.push(...checkInvariants(db));
    }
    expect(broken).toEqual([]);
    expect(db.jobLogs.filter(({ error }) => error !== '')).toEqual([]);
  },
  HOURS_OF_CUSTOMERS,
);

test('nobody comes when it is switched off, and at a calm pace fewer than at a busy one', () => {
  const made = (['off', 'calm', 'busy'] as const).map((pace) => {
    const { db, pass } = demo(pace);
    for (let minute = 0; minute < 12; minute++) pass(MINUTE);
    return db.jobLogs.reduce((sum, { key, records }) => sum + (key === 'arrivals' ? records : 0), 0);
  });
  const [off = -1, calm = 0, busy = 0] = made;
  expect(off).toBe(0);
  expect(calm).toBeGreaterThan(8);
  expect(busy).toBeGreaterThan(2 * calm);
});

test('the same seed brings the same customers, another one others', () => {
  const story = (seed?: number) => {
    const { db, pass } = demo('busy', seed);
    for (let minute = 0; minute < 8; minute++) pass(MINUTE);
    return JSON.stringify([
      [...db.members.values()],
      [...db.recharges.values()],
      [...db.withdraws.values()],
      [...db.auths.values()],
      db.memberSignIns,
      db.ledger.lines,
    ]);
  };
  const [one, again, other] = [story(), story(), story(7)];
  expect(one === again).toBe(true);
  expect(one === other).toBe(false);
});

test('how often the clock is looked at does not change who comes', () => {
  const story = (step: number) => {
    const { db, pass } = demo('busy');
    for (let passed = 0; passed < 10 * MINUTE; passed += step) pass(step);
    return JSON.stringify([[...db.recharges.values()], [...db.withdraws.values()], db.ledger.lines]);
  };
  expect(story(10 * MINUTE) === story(7_500)).toBe(true);
});

test('what customers bring rings for the operators, and the paused job brings nobody', async () => {
  const place = bench();
  place.db.arrivals.pace = 'busy';
  const who = await signedIn(place, 'admin');
  const waiting = async () => {
    const { data } = await who.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    return data.systemRechargeCount + data.withdrawCount + data.realNameAuthCount;
  };
  const before = await waiting();
  for (let minute = 0; minute < 10; minute++) {
    place.wait(MINUTE);
    await who.ask('GET', 'user/getUserMenus');
  }
  const after = await waiting();
  expect(after).toBeGreaterThan(before + 5);
  Object.assign(place.db.jobs.get('arrivals') ?? {}, { status: 0 });
  const members = place.db.members.size;
  const signIns = place.db.memberSignIns.length;
  place.wait(10 * MINUTE);
  await who.ask('GET', 'user/getUserMenus');
  expect([place.db.members.size, place.db.memberSignIns.length]).toEqual([members, signIns]);
});

test('a customer follows the link of a reset once, and the history tells it', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'admin');
  const member = Object.assign(memberOf(place, 60), { googleBound: 1 });
  await put(who, 'resetGoogle', member, { operPassword, reason: '会员来电申请' });
  expect(member.googleBound).toBe(0);
  const random = db.random('test');
  for (let visits = 0; visits < 200 && openLinksOf(db, 60).length > 0; visits++) customerActs(db, random);
  expect(openLinksOf(db, 60)).toEqual([]);
  expect(member.googleBound).toBe(1);
  const { data } = await who.ask<{ history: { result: string; operatorName: string }[] }>(
    'GET',
    'member/get?id=60',
  );
  expect(data.history.at(-1)).toMatchObject({ result: 'useLink', operatorName: '' });
});
