import { beforeEach, expect, test } from 'vitest';
import { isCodeText } from '@/contract/campaign/redeemCodeText';
import { checkInvariants } from '#mocks/core/invariants';
import { lookupUse } from '#mocks/core/lookup';
import { Refusal } from '#mocks/core/refusal';
import { DAY, HOUR, MINUTE } from '#mocks/core/time';
import { redeem } from '#mocks/redeem/redeem';
import { bench, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { from, memberAt, nextCode, openBatch } from './desk';

let place: Bench;
let maker: Operator;

beforeEach(async () => {
  place = bench();
  maker = await signedIn(place, 'operate01');
});

/** The code of the refusal that this ends in; 0 where it does not. */
function codeOf(run: () => unknown): number {
  try {
    run();
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const attempt = (code: string, at = 0, ip: string = from.ip) =>
  codeOf(() => redeem(place.db, { memberId: memberAt(place, at).id, code, ...from, ip }));

test('a code credits its amount to the funding account, with a ledger line that names the batch', async () => {
  const batch = await openBatch(place, maker);
  const member = memberAt(place);
  const before = place.db.ledger.balance(member.id, 1, 'USDT').available;
  const code = nextCode(place, batch);
  redeem(place.db, { memberId: member.id, code: code.code.toLowerCase(), ...from });
  expect(place.db.ledger.balance(member.id, 1, 'USDT').available - before).toBe(5n * 10n ** 18n);
  expect(place.db.ledger.lines.at(-1)).toMatchObject({
    bizType: 605,
    refType: 'redeemBatch',
    refNo: batch.batchNo,
    availableChange: '5',
  });
  expect(code).toMatchObject({ status: 2, usedTimes: 1, usedBy: member.id, usedIp: from.ip });
  expect(batch).toMatchObject({ usedCount: 1, costUsdt: '5', unusedCodes: 19 });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a code is redeemed once, and a member redeems no more codes of a batch than it allows', async () => {
  const batch = await openBatch(place, maker);
  const first = nextCode(place, batch).code;
  expect(attempt(first)).toBe(0);
  expect(attempt(first, 1)).toBe(40904);
  expect(attempt(nextCode(place, batch).code)).toBe(0);
  expect(attempt(nextCode(place, batch).code)).toBe(40904);
  expect(attempt(nextCode(place, batch).code, 1)).toBe(0);
});

test('a code with several uses stays unused until the last of them', async () => {
  const batch = await openBatch(place, maker, { codeCount: 1, usesPerCode: 2 });
  const code = nextCode(place, batch);
  expect(attempt(code.code)).toBe(0);
  expect(code.status).toBe(1);
  expect(attempt(code.code, 1)).toBe(0);
  expect(code.status).toBe(2);
  expect(batch.unusedCodes).toBe(0);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('nothing is redeemed of a draft, a paused batch, one that has not begun, or one whose validity is over', async () => {
  const batch = await openBatch(place, maker);
  const { code } = nextCode(place, batch);
  for (const status of [0, 2, 3, 4] as const) {
    batch.status = status;
    expect([status, attempt(code)]).toEqual([status, 40904]);
  }
  batch.status = 1;
  const { startAt } = batch;
  batch.startAt = batch.endAt;
  expect(attempt(code)).toBe(40904);
  batch.startAt = startAt;
  place.wait(10 * DAY);
  expect(attempt(code)).toBe(40904);
});

test('closed and frozen members get nothing', async () => {
  const batch = await openBatch(place, maker);
  const { code } = nextCode(place, batch);
  const member = memberAt(place);
  for (const status of [2, 3] as const) {
    member.status = status;
    expect(attemptOf(member.id, code)).toBe(40904);
  }
});

const attemptOf = (memberId: number, code: string) =>
  codeOf(() => redeem(place.db, { memberId, code, ...from }));

/** A code that no batch has, with the right check character or without. */
function strange(isSound: boolean): string {
  for (let number = 0; ; number += 1) {
    const text = `ZZZZZZZZZZ${'23456789ABCDEFGHJKMNPQRSTUVWXYZ'.charAt(number)}2`;
    if (isCodeText(text) === isSound) return text;
  }
}

test('a wrong check character is refused without looking for the code, in the words of a code that there is none of', async () => {
  await openBatch(place, maker);
  const asked = lookupUse().asked;
  expect(attempt(strange(false))).toBe(40000);
  expect(lookupUse().asked).toBe(asked);
  expect(attempt(strange(true))).toBe(40000);
  expect(lookupUse().asked).toBeGreaterThan(asked);
});

test('ten wrong codes lock a member out for half an hour, which the history of the member says', async () => {
  const batch = await openBatch(place, maker);
  const { code } = nextCode(place, batch);
  for (let tries = 0; tries < 10; tries += 1) expect(attempt(strange(false))).toBe(40000);
  expect(attempt(code)).toBe(42900);
  expect(attempt(code, 1)).toBe(0);
  expect(place.db.operLogs.at(-1)).toMatchObject({
    operUrl: 'redeemCode/lockOut',
    targetType: 'member',
    targetId: String(memberAt(place).id),
  });
  place.wait(31 * MINUTE);
  expect(attempt(nextCode(place, batch).code)).toBe(0);
});

test('thirty wrong codes lock an address out, whoever tries from there', async () => {
  const batch = await openBatch(place, maker);
  for (let tries = 0; tries < 30; tries += 1) attempt(strange(false), Math.floor(tries / 8) + 2);
  expect(attempt(nextCode(place, batch).code)).toBe(42900);
  expect(attempt(nextCode(place, batch).code, 0, '203.0.113.10')).toBe(0);
});

test('a batch that was largely redeemed from one address is marked', async () => {
  const batch = await openBatch(place, maker, { codeCount: 40, amount: '1' });
  for (let turn = 0; turn < 20; turn += 1) expect(attempt(nextCode(place, batch).code, turn)).toBe(0);
  const { data } = await maker.ask<{ list: { id: number }[] }>('GET', 'redeemBatch/list?suspect=1');
  expect(data.list.map(({ id }) => id)).toContain(batch.id);
});

test('the job ends a batch whose validity is over, and its codes expire', async () => {
  const batch = await openBatch(place, maker);
  expect(attempt(nextCode(place, batch).code)).toBe(0);
  place.wait(10 * DAY + HOUR);
  const again = await signedIn(place, 'operate01');
  await again.ask('GET', 'redeemBatch/list');
  expect(batch).toMatchObject({ status: 3, unusedCodes: 0, usedCount: 1 });
  const { data } = await again.ask<{ byStatus: object }>(
    'GET',
    `redeemCode/summary?batchNo=${batch.batchNo}`,
  );
  expect(data.byStatus).toEqual({ 2: 1, 4: 19 });
  expect(checkInvariants(place.db)).toEqual([]);
});
