import { expect, test } from 'vitest';
import type { Area } from '#mocks/core/area';
import { createDb as createDbOf } from '#mocks/core/createDb';
import { createDb } from '#mocks/db';
import type { Db } from '#mocks/core/db';
import { checkInvariants } from '#mocks/core/invariants';
import { HOUR, MINUTE } from '#mocks/core/time';
import { LONG } from '../../effort';
import { NOON } from './operator';

/** Areas whose seeds take no time. */
const NO_AREAS: Area[] = [];

const at = (now: number): Db => createDb({ now: () => now });
const db = at(NOON);

const tables = ({ files: _files, ...rest }: Db): string =>
  JSON.stringify(rest, (_, value: unknown) =>
    value instanceof Map ? [...value] : typeof value === 'bigint' ? String(value) : value,
  );

const member = (uid: string) => [...db.members.values()].find((item) => item.uid === uid);

test('two runs with one clock give the same data', () => {
  expect(tables(at(NOON))).toBe(tables(db));
});

test('what is asked for again is the same to the last draw, and apart from what was handed out before', () => {
  const [first, second, third] = [at(NOON), at(NOON), at(NOON)];
  for (const one of [second, third]) {
    expect(tables(one)).toBe(tables(first));
    expect([...one.ledger.accounts()]).toEqual([...first.ledger.accounts()]);
    expect(one.files).toEqual(first.files);
  }
  const next = ({ random, nextId }: Db) => [random('member').next(), nextId('withdraw')];
  const drawn = next(first);
  expect(next(second)).toEqual(drawn);
  expect(next(third)).toEqual(drawn);
  third.members.clear();
  third.ledger.book({
    memberId: 1,
    uid: '10010001',
    accountType: 1,
    coin: 'USDT',
    bizType: 101,
    available: 1n,
    refType: 'recharge',
    refNo: '',
    at: NOON,
  });
  const fourth = at(NOON);
  expect(fourth.members.size).toBe(first.members.size);
  expect(fourth.ledger.lines).toHaveLength(first.ledger.lines.length);
  expect(next(fourth)).toEqual(drawn);
});

test('another seed gives other data', () => {
  expect(tables(createDb({ seed: 7, now: () => NOON }))).not.toBe(tables(db));
});

test('of many seeds and moments each gives its own, whatever was asked for before', () => {
  const drawn = (seed: number, now: number) => {
    const one = createDbOf(NO_AREAS, { seed, now: () => now });
    return [one.startedAt, one.random('member').next()].join(' ');
  };
  const cases = [1, 2, 3, 4].flatMap((seed) => [NOON, NOON + HOUR].map((now) => [seed, now] as const));
  const first = cases.map((one) => drawn(...one));
  expect(new Set(first).size).toBe(cases.length);
  expect(cases.map((one) => drawn(...one))).toEqual(first);
});

test('the clock runs on from where it was started, or is the one given', () => {
  expect(createDb({ now: NOON }).now()).toBeGreaterThanOrEqual(NOON);
  expect(createDbOf(NO_AREAS).startedAt % MINUTE).toBe(0);
  expect(db.stamp()).toBe('2026-11-20 12:00:00');
});

/** Seeding takes seconds of an idle core. */
const HOURS = LONG ? 6 : 2;

test('fresh data are sound, whatever the hour', () => {
  for (let turn = 0; turn < HOURS; turn++) expect(checkInvariants(at(NOON + turn * 77 * HOUR))).toEqual([]);
}, 240_000);

const countBy = (rows: Iterable<{ status: number }>): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test('volumes and states are those of the recipe', () => {
  expect(db.members.size).toBe(320);
  expect(countBy(db.recharges.values())).toEqual({ 0: 14, 1: 7, 2: 591, 3: 34, 4: 27, 5: 7 });
  expect(countBy(db.withdraws.values())).toEqual({
    1: 6,
    2: 3,
    3: 9,
    4: 3,
    5: 3,
    6: 371,
    7: 26,
    8: 4,
    9: 17,
    10: 2,
    11: 2,
  });
  expect(countBy(db.auths.values())).toEqual({ 1: 11, 2: 352, 3: 49, 4: 6, 5: 17, 6: 4 });
  expect([db.users.size, db.roles.size, db.depts.size, db.posts.size]).toEqual([13, 8, 9, 8]);
  expect([db.walletCodes.length, db.channels.size]).toEqual([16, 14]);
});

test('nothing happened in the future, and nobody acted before he joined', () => {
  for (const row of [...db.recharges.values(), ...db.withdraws.values(), ...db.auths.values()]) {
    expect(row.createdAt >= (db.members.get(row.memberId)?.createdAt ?? '9')).toBe(true);
    expect(row.updatedAt <= db.stamp()).toBe(true);
    expect(row.updatedAt >= row.createdAt).toBe(true);
  }
});

test('addresses fit their chain', () => {
  const rules = new Map(db.walletCodes.map((wallet) => [wallet.chain, new RegExp(wallet.addressRegex)]));
  const rows = [...db.recharges.values()].filter((row) => row.chain && row.source === 1);
  expect(rows.length).toBeGreaterThan(400);
  for (const { chain, fromAddress, toAddress } of rows) {
    expect(fromAddress).toMatch(rules.get(chain) ?? /$^/);
    expect(toAddress).toMatch(rules.get(chain) ?? /$^/);
  }
  for (const { chain, toAddress } of db.withdraws.values())
    expect(toAddress).toMatch(rules.get(chain) ?? /$^/);
});

test('the fixed stories are there', () => {
  expect(db.withdraws.get(1)).toMatchObject({
    memberId: 1,
    amount: '128000',
    status: 2,
    firstReviewer: 'finance01',
  });
  expect(new Set([2, 3, 4, 5, 6].map((id) => db.withdraws.get(id)?.toAddress)).size).toBe(1);
  expect(db.withdraws.get(11)).toMatchObject({ status: 11, orderNo: 'W2026112000000011' });
  expect(db.recharges.get(9)).toMatchObject({ memberId: 9, status: 1, amount: '1000', riskFlags: ['R02'] });
  expect(db.recharges.get(21)).toMatchObject({ status: 1, source: 3, createdBy: 'finance01' });
  expect(db.recharges.get(22)).toMatchObject({
    status: 1,
    claimBy: 'finance02',
    claimUntil: '2026-11-20 12:08:00',
  });
  expect(db.ledger.balance(13, 1, 'ETH').available).toBe(1n);
  expect(member('10010014')?.nickname).toHaveLength(20);
  expect(member('10010014')?.remark).toMatch(/^=HYPERLINK\(/);
  const leader = member('10010015');
  expect(
    [...db.members.values()].filter((item) => item.teamPath.startsWith(leader?.teamPath ?? '?')),
  ).toHaveLength(41);
  expect(member('10010016')?.status).toBe(3);
  expect(db.ledger.balance(16, 1, 'USDT')).toMatchObject({ available: 0n, frozen: 0n });
  const twins = [...db.auths.values()].filter((row) => row.memberId === 10 || row.memberId === 11);
  expect(twins.map((row) => row.status)).toEqual([1, 1]);
  expect(new Set(twins.map((row) => row.docNo)).size).toBe(1);
});
