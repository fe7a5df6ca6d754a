import { beforeEach, expect, test } from 'vitest';
import { AwardStatus } from '@/contract/campaign/awardFlow';
import { MemberStatus } from '@/contract/member/memberFlow';
import { checkInvariants } from '#mocks/core/invariants';
import { parse } from '#mocks/core/money';
import { bench, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { handedOut, MEMBER, paidAward, reviewAwards } from './awards';

let place: Bench;
let finance01: Operator;
let finance02: Operator;

beforeEach(async () => {
  place = bench();
  finance01 = await signedIn(place, 'finance01');
  finance02 = await signedIn(place, 'finance02');
});

const available = () => place.db.ledger.balance(MEMBER, 1, 'USDT').available;

test('some 940 awards are seeded, fourteen wait, one claw-back waits, and the books are sound', () => {
  const rows = [...place.db.awards.values()];
  const inState = (status: AwardStatus) => rows.filter((row) => row.status === status).length;
  expect(rows.length).toBeGreaterThan(930);
  expect(rows.length).toBeLessThan(950);
  expect(inState(AwardStatus.pending)).toBe(14);
  expect(inState(AwardStatus.rejected)).toBeGreaterThan(5);
  expect(inState(AwardStatus.clawedBack)).toBeGreaterThan(10);
  expect(rows.filter(({ clawbackWaits }) => clawbackWaits === 1)).toHaveLength(1);
  expect(new Set(rows.map(({ awardType }) => awardType)).size).toBe(8);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a small award of the platform is paid at once, one that reaches the limit waits', () => {
  const before = available();
  expect(paidAward(place.db, '99.99').status).toBe(AwardStatus.paid);
  expect(available() - before).toBe(parse('99.99'));
  expect(() => paidAward(place.db, '100')).toThrow('it waits');
  expect(available() - before).toBe(parse('99.99'));
});

test('what an operator has handed out waits, and is paid by a reviewer', async () => {
  const before = available();
  const row = handedOut(place.db);
  expect(row.status).toBe(AwardStatus.pending);
  expect((await reviewAwards(finance01, [row])).code).toBe(0);
  expect(row).toMatchObject({ status: AwardStatus.paid, reviewerName: 'finance01', firstReviewer: '' });
  expect(available() - before).toBe(parse('20'));
  expect(place.db.ledger.lines.at(-1)).toMatchObject({
    bizType: 606,
    refType: 'award',
    refNo: row.awardNo,
    operatorName: 'finance01',
  });
});

test('a rejection takes a reason and books nothing', async () => {
  const row = handedOut(place.db);
  const lines = place.db.ledger.lines.length;
  expect((await reviewAwards(finance01, [row], { result: 'reject' })).code).toBe(40001);
  expect((await reviewAwards(finance01, [row], { result: 'reject', remark: '名单有误' })).code).toBe(40001);
  expect((await reviewAwards(finance01, [row], { result: 'reject', remark: '不在活动名单' })).code).toBe(0);
  expect(row.status).toBe(AwardStatus.rejected);
  expect(place.db.ledger.lines).toHaveLength(lines);
});

test('a large award takes two reviewers', async () => {
  const before = available();
  const row = handedOut(place.db, { amount: '1000' });
  expect((await reviewAwards(finance01, [row])).code).toBe(0);
  expect(row).toMatchObject({ status: AwardStatus.pending, firstReviewer: 'finance01' });
  expect(available()).toBe(before);
  expect((await reviewAwards(finance01, [row])).code).toBe(40903);
  expect((await reviewAwards(finance02, [row])).code).toBe(0);
  expect(row.status).toBe(AwardStatus.paid);
  expect(available() - before).toBe(parse('1000'));
});

test('who has paid all that one may pay alone on a day needs a second reviewer for the next award too', async () => {
  for (let turn = 0; turn < 5; turn++)
    expect((await reviewAwards(finance01, [handedOut(place.db, { amount: '999' })])).code).toBe(0);
  const last = handedOut(place.db, { amount: '50' });
  await reviewAwards(finance01, [last]);
  expect(last).toMatchObject({ status: AwardStatus.pending, firstReviewer: 'finance01' });
});

test('two awards for the same are not both paid unless that is meant', async () => {
  const first = handedOut(place.db, { refNo: 'OPS1' });
  const second = handedOut(place.db, { refNo: 'OPS1' });
  const { code, msg } = await reviewAwards(finance01, [second]);
  expect(code).toBe(40905);
  expect(msg).toContain(first.awardNo);
  expect((await reviewAwards(finance01, [second], { again: [second.id] })).code).toBe(0);
  expect(second.status).toBe(AwardStatus.paid);
});

test('closed and frozen members get nothing, and the refusal says so', async () => {
  const member = place.db.members.get(MEMBER);
  const row = handedOut(place.db);
  for (const [status, told] of [
    [MemberStatus.frozen, '冻结'],
    [MemberStatus.closed, '注销'],
  ] as const) {
    Object.assign(member ?? {}, { status });
    const { code, msg } = await reviewAwards(finance01, [row]);
    expect(code).toBe(40904);
    expect(msg).toContain(told);
  }
  expect(row.status).toBe(AwardStatus.pending);
});

test('several are decided at once, each with a result of its own', async () => {
  const fine = handedOut(place.db);
  const late = handedOut(place.db);
  await reviewAwards(finance02, [late]);
  const { code, data } = await reviewAwards(finance01, [fine, late]);
  expect(code).toBe(0);
  expect(data).toMatchObject({ success: [fine.id], failed: [{ id: late.id, code: 40901 }] });
});

test('two hundred are decided at once, and no more', async () => {
  const rows = Array.from({ length: 201 }, () => handedOut(place.db, { amount: '1' }));
  expect((await reviewAwards(finance01, rows)).code).toBe(40000);
  const { code, data } = await reviewAwards(finance01, rows.slice(0, 200));
  expect(code).toBe(0);
  expect(data?.success).toHaveLength(200);
});
