import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { AwardStatus } from '@/contract/campaign/awardFlow';
import type { HomeTodo } from '@/api/homeTypes';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { AccountType, transferOwn } from '#mocks/core/transfers';
import { bench, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { askBack, handedOut, MEMBER, paidAward, previewBack, reviewBack } from './awards';

let place: Bench;
let risk001: Operator;
let risk002: Operator;

beforeEach(async () => {
  place = bench();
  risk001 = await signedIn(place, 'risk001');
  risk002 = await signedIn(place, 'risk002');
});

const available = () => place.db.ledger.balance(MEMBER, 1, 'USDT').available;

/** The member moves everything but `left` to the contract account. */
function moveAway(left: string): void {
  const amount = available() - parse(left);
  const [from, to] = [AccountType.funding, AccountType.contract];
  transferOwn(place.db, { memberId: MEMBER, coin: 'USDT', amount, from, to });
}

test('an award is taken back by two operators, to the last digit', async () => {
  const row = paidAward(place.db, '12.5');
  const before = available();
  expect((await askBack(risk001, row)).code).toBe(0);
  expect(available()).toBe(before);
  expect(row).toMatchObject({ status: AwardStatus.paid, clawbackBy: 'risk001', clawbackWaits: 1 });
  expect((await reviewBack(risk001, row)).code).toBe(40903);
  expect((await reviewBack(risk002, row)).code).toBe(0);
  expect(row).toMatchObject({ status: AwardStatus.clawedBack, clawbackReviewer: 'risk002' });
  expect(before - available()).toBe(parse('12.5'));
  expect(place.db.ledger.lines.at(-1)).toMatchObject({
    bizType: 608,
    availableChange: '-12.5',
    refNo: row.awardNo,
    operatorName: 'risk002',
  });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a request is dropped with a reason, by its author too, and can be made again', async () => {
  const row = paidAward(place.db);
  await askBack(risk001, row);
  expect((await askBack(risk002, row)).code).toBe(40904);
  expect((await reviewBack(risk001, row, { result: 'reject' })).code).toBe(40001);
  expect((await reviewBack(risk001, row, { result: 'reject', reason: '核实后无误' })).code).toBe(0);
  expect(row).toMatchObject({ status: AwardStatus.paid, clawbackBy: '', clawbackWaits: 0 });
  expect((await askBack(risk002, row)).code).toBe(0);
});

test('where the money is gone the preview and the refusal say what is missing, and nothing is taken', async () => {
  const row = paidAward(place.db, '12.5');
  moveAway('4');
  const { data } = await previewBack(risk001, row);
  expect(data).toMatchObject({ amount: '12.5', available: '4', after: '-8.5', missing: '8.5' });
  expect(parse(data.moved)).toBeGreaterThan(0n);
  const { code, msg } = await askBack(risk001, row, { 'accept-language': 'en' });
  expect(code).toBe(42201);
  expect(msg).toBe('8.5 USDT are missing: the available balance is 4 USDT');
  expect(row).toMatchObject({ status: AwardStatus.paid, clawbackWaits: 0 });
  expect(format(available())).toBe('4');
});

test('money that leaves between the request and its approval keeps the award', async () => {
  const row = paidAward(place.db, '12.5');
  await askBack(risk001, row);
  moveAway('0');
  expect((await reviewBack(risk002, row)).code).toBe(42201);
  expect(row).toMatchObject({ status: AwardStatus.paid, clawbackWaits: 1 });
});

test('only what was paid is asked back', async () => {
  expect((await askBack(risk001, handedOut(place.db))).code).toBe(40904);
});

test('a balance suffices exactly from the amount on', async () => {
  const cents = fc.integer({ min: 1, max: 9_998 });
  await fc.assert(
    fc.asyncProperty(cents, cents, async (amount, left) => {
      place = bench();
      const who = await signedIn(place, 'risk001');
      const row = paidAward(place.db, (amount / 100).toFixed(2));
      place.db.ledger.book({
        memberId: MEMBER,
        uid: '10010040',
        accountType: 1,
        coin: 'USDT',
        bizType: 701,
        available: parse('200'),
        refType: 'test',
        refNo: 'T1',
        at: place.db.now(),
      });
      moveAway((left / 100).toFixed(2));
      const { data } = await previewBack(who, row);
      expect(parse(data.missing)).toBe(left < amount ? parse(((amount - left) / 100).toFixed(2)) : 0n);
      expect((await askBack(who, row)).code).toBe(left < amount ? 42201 : 0);
    }),
    { numRuns: 12 },
  );
});

test('claw-backs that wait are counted at home, of them those that one may grant', async () => {
  const row = paidAward(place.db);
  await askBack(risk001, row);
  const todo = async (who: Operator) => {
    const { data } = await who.ask<HomeTodo[]>('GET', 'home/todo');
    return data.find(({ kind }) => kind === 'award');
  };
  expect(await todo(risk001)).toMatchObject({ count: 2, mine: 0 });
  expect(await todo(risk002)).toMatchObject({ count: 2, mine: 2 });
});
