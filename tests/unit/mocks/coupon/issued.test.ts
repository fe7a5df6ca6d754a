import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemberCouponStatus } from '@/contract/campaign/memberCouponFlow';
import { Ledger } from '@/contract/ledgerKinds';
import { MemberStatus } from '@/contract/member/memberFlow';
import { emit } from '#mocks/core/events';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { Refusal } from '#mocks/core/refusal';
import { turnoverTimes } from '#mocks/core/turnover';
import { cashCoupon, spendCoupon } from '#mocks/coupon/use';
import { issuedOf } from '#mocks/coupon/rows';
import type { MemberCouponRow } from '#mocks/coupon/rows';
import { activeCoupon, desk, listed, people, later } from './desk';
import type { Issued } from './desk';

const at = await desk();
const { place } = at;
const { db } = place;

const earn = (couponId: number, memberId: number): MemberCouponRow => {
  emit(db, 'coupon.earned', { couponId, memberId, refNo: 'RB20261120' });
  const row = issuedOf(db, { id: couponId }).at(-1);
  if (!row) throw new Error('nothing was issued');
  return row;
};

const codeOf = (run: () => void): number => {
  try {
    run();
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const memberAt = (index: number) => {
  const found = people(at, index + 1)[index];
  if (!found) throw new Error('nobody');
  return found;
};

test('an earned coupon is issued once for each member, and only while there are some', async () => {
  const id = await activeCoupon(at, { totalQty: 2 });
  expect(earn(id, memberAt(0).id)).toMatchObject({ status: MemberCouponStatus.unused, refNo: 'RB20261120' });
  expect(codeOf(() => earn(id, memberAt(0).id))).toBe(40904);
  earn(id, memberAt(1).id);
  expect(codeOf(() => earn(id, memberAt(2).id))).toBe(42205);
});

test('cash credits the member at once, under the number of the coupon', async () => {
  const id = await activeCoupon(at);
  const member = memberAt(3);
  const row = earn(id, member.id);
  const before = db.ledger.balance(member.id, 1, 'USDT').available;
  cashCoupon(db, row);
  expect(format(db.ledger.balance(member.id, 1, 'USDT').available - before)).toBe('5');
  expect(db.ledger.linesFor('memberCoupon', row.couponNo)).toMatchObject([
    { bizType: Ledger.couponCredit.code, availableChange: '5', refNo: row.couponNo },
  ]);
  expect(row).toMatchObject({ status: MemberCouponStatus.used, usedAmount: '5' });
  expect(codeOf(() => cashCoupon(db, row))).toBe(40904);
  expect(turnoverTimes(db, row.couponNo)).toBe(3);
});

test('whatever is used in whatever parts, a coupon never gives more than its face value', async () => {
  const id = await activeCoupon(at, {
    type: 2,
    rate: '20',
    turnoverTimes: 0,
    faceValue: '3',
    totalQty: 100,
    perMember: 100,
  });
  const member = memberAt(4);
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, parse('2')), { minLength: 1, maxLength: 6 }), (parts) => {
      const row = earn(id, member.id);
      for (const part of parts) {
        const isOver = row.status === MemberCouponStatus.used;
        expect(codeOf(() => spendCoupon(db, row, part))).toBe(isOver ? 40904 : 0);
      }
      expect(parse(row.usedAmount)).toBeLessThanOrEqual(parse('3'));
      expect(row.status === MemberCouponStatus.used).toBe(row.usedAmount === '3');
    }),
    { numRuns: 40 },
  );
});

test('a recharge is matched by the percentage of the coupon, up to its face value, from its threshold on', async () => {
  const match = { type: 4, rate: '10', turnoverTimes: 8, faceValue: '20', minAmount: '50', totalQty: 40 };
  const id = await activeCoupon(at, match);
  const recharge = [...db.recharges.values()].find(
    ({ coin, creditAmount, memberId }) =>
      coin === 'USDT' &&
      Number(creditAmount) >= 60 &&
      Number(creditAmount) < 150 &&
      db.members.get(memberId)?.status === MemberStatus.normal,
  );
  if (!recharge) throw new Error('no such recharge');
  const row = earn(id, recharge.memberId);
  emit(db, 'recharge.credited', { ...recharge, creditAmount: '40' });
  expect(row.usedAmount).toBe('0');
  emit(db, 'recharge.credited', { ...recharge, creditAmount: '120' });
  expect(row).toMatchObject({ usedAmount: '12', status: MemberCouponStatus.inUse });
  emit(db, 'recharge.credited', { ...recharge, creditAmount: '500' });
  expect(row).toMatchObject({ usedAmount: '20', status: MemberCouponStatus.used });
});

test('frozen and closed members use nothing', async () => {
  const id = await activeCoupon(at);
  const member = memberAt(6);
  const row = earn(id, member.id);
  for (const status of [MemberStatus.frozen, MemberStatus.closed]) {
    member.status = status;
    expect(codeOf(() => cashCoupon(db, row))).toBe(40904);
  }
  member.status = MemberStatus.normal;
  expect(row.usedAmount).toBe('0');
});

test('unused coupons are taken back with a reason, used ones are not, and each is told by itself', async () => {
  const id = await activeCoupon(at);
  const [unused, used] = [earn(id, memberAt(7).id), earn(id, memberAt(8).id)];
  cashCoupon(db, used);
  const versions = { [unused.id]: unused.version, [used.id]: used.version };
  const body = { ids: [unused.id, used.id], versions };
  expect(await at.admin.ask('PUT', 'memberCoupon/revoke', { ...body, reason: '短' })).toMatchObject({
    code: 40001,
  });
  const { data } = await at.admin.ask('PUT', 'memberCoupon/revoke', { ...body, reason: '发放对象有误' });
  expect(data).toMatchObject({ success: [unused.id], failed: [{ id: used.id, code: 40904 }] });
  expect(unused).toMatchObject({ status: MemberCouponStatus.revoked, revokedBy: 'admin' });
});

test('what is not used in time expires, and the figures say so', async () => {
  const id = await activeCoupon(at, { validDays: 1 });
  const row = earn(id, memberAt(9).id);
  await later(at, 25);
  const [found] = await listed<Issued>(at.admin, `memberCoupon/list?couponNo=${row.couponNo}`);
  expect(found?.status).toBe(MemberCouponStatus.expired);
  const { data } = await at.admin.ask<object>('GET', `coupon/stats?id=${id}`);
  expect(data).toMatchObject({ issued: 1, used: 0, expired: 1, costUsdt: '0', costPerMember: null });
});

test('what the demo begins with is as it is told, and everything holds', () => {
  expect(checkInvariants(db)).toEqual([]);
});
