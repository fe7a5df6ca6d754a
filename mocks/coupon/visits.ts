import { ReceiveMode, CouponType } from '../../src/contract/campaign/couponRules';
import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Random } from '../core/random';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { issue } from './issue';
import { cashCoupon, isUsable, restOf, shareOf, spendCoupon } from './use';
import type { MemberCouponRow } from './rows';

/** Types that give all of their value at once. */
const AT_ONCE = new Set<number>([CouponType.trial, CouponType.cash]);

/** Types that give something of fees, interest and losses; a match follows a recharge by itself. */
const IN_PARTS = new Set<number>([CouponType.feeDiscount, CouponType.boost, CouponType.lossCover]);

/** A member claims a coupon. */
function claim(db: Db, random: Random): boolean {
  const row = someone(
    db.coupons.values(),
    random,
    (one) => one.status === CouponStatus.active && one.receiveMode === ReceiveMode.claimed,
  );
  const member = row && someone(db.members.values(), random, ({ status }) => status === MemberStatus.normal);
  if (!row || !member) return false;
  issue(db, row, { memberId: member.id, refNo: '', grantBy: '' });
  return true;
}

const holderOf =
  (db: Db, types: ReadonlySet<number>) =>
  (row: MemberCouponRow): boolean =>
    types.has(row.type) && isUsable(db, row) && db.members.get(row.memberId)?.status === MemberStatus.normal;

/** A member takes what a coupon gives at once. */
function cash(db: Db, random: Random): boolean {
  const row = someone(db.memberCoupons.values(), random, holderOf(db, AT_ONCE));
  if (row) cashCoupon(db, row);
  return row !== undefined;
}

/** A member trades, or holds, what a coupon gives a part of. */
function trade(db: Db, random: Random): boolean {
  const row = someone(db.memberCoupons.values(), random, holderOf(db, IN_PARTS));
  if (!row) return false;
  const { minAmount = '0' } = db.coupons.get(Number(row.couponId)) ?? {};
  const amount = parse(minAmount) + (restOf(row) * BigInt(random.int(5, 150))) / 100n;
  spendCoupon(db, row, shareOf(db, row, amount));
  return true;
}

/** Customers who claim and use coupons. */
export const couponVisits: readonly Visit[] = [
  { weight: 2, act: claim },
  { weight: 2, act: cash },
  { weight: 2, act: trade },
];
