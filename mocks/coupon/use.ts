import { CouponType } from '../../src/contract/campaign/couponRules';
import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { ledgerDecimalsOf } from '../core/coins';
import type { Db } from '../core/db';
import type { Events } from '../core/events';
import { rowsOf } from '../core/lookup';
import { floorTo, format, grouped, parse } from '../core/money';
import type { Money } from '../core/money';
import { ascending } from '../core/order';
import { usdtValueAt } from '../core/prices';
import { Refusal } from '../core/refusal';
import { AccountType } from '../core/transfers';
import { refusals } from './refusals';
import { ISSUED } from './rows';
import type { MemberCouponRow } from './rows';

const { unused, inUse, used } = MemberCouponStatus;

/** What is left of an issued coupon. */
export const restOf = ({ faceValue, usedAmount }: MemberCouponRow): Money =>
  parse(faceValue) - parse(usedAmount);

/** True while its member may use it. */
export const isUsable = (db: Db, { status, validUntil }: MemberCouponRow): boolean =>
  (status === unused || status === inUse) && validUntil > db.stamp();

/**
 * Credits a member with what a coupon gives, up to what is left of it.
 * @throws Refusal 40904 for a coupon that is over, and for a member who is frozen or has closed the account
 */
export function spendCoupon(db: Db, row: MemberCouponRow, wanted: Money): void {
  const member = db.members.get(row.memberId);
  if (row.status !== unused && row.status !== inUse) throw new Refusal(40904);
  if (!isUsable(db, row)) throw new Refusal(40904, { because: refusals.runOutAlready });
  if (!member || member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  if (member.status === MemberStatus.frozen) throw new Refusal(40904, { because: refusals.memberFrozen });
  const rest = restOf(row);
  const amount = floorTo(wanted < rest ? wanted : rest, ledgerDecimalsOf(db, row.coin) ?? 0);
  if (amount <= 0n) return;
  const at = db.now();
  db.ledger.book({
    memberId: row.memberId,
    uid: member.uid,
    accountType: AccountType.funding,
    coin: row.coin,
    bizType: Ledger.couponCredit.code,
    available: amount,
    refType: ISSUED,
    refNo: row.couponNo,
    at,
  });
  const worth = parse(usdtValueAt(db, row.coin, amount, at));
  row.usedAmount = format(parse(row.usedAmount) + amount);
  row.usedUsdt = format(parse(row.usedUsdt) + worth);
  row.usedAt = db.stamp();
  row.updatedAt = row.usedAt;
  row.version += 1;
  row.status = amount === rest ? used : inUse;
  const coupon = db.coupons.get(Number(row.couponId));
  if (!coupon) return;
  coupon.costUsdt = format(parse(coupon.costUsdt) + worth);
  if (row.status === used) coupon.usedQty += 1;
}

/** A member uses a coupon that gives all of its value at once. @throws Refusal as `spendCoupon` */
export const cashCoupon = (db: Db, row: MemberCouponRow): void => spendCoupon(db, row, restOf(row));

/** What a coupon gives of an amount in its coin. @throws Refusal 40904 below its threshold */
export function shareOf(db: Db, row: MemberCouponRow, amount: Money): Money {
  const { minAmount = '0', rate } = db.coupons.get(Number(row.couponId)) ?? {};
  if (amount < parse(minAmount))
    throw new Refusal(40904, {
      because: refusals.belowThreshold,
      min: grouped(parse(minAmount)),
      coin: row.coin,
    });
  return rate ? (amount * parse(rate)) / parse('100') : amount;
}

/** A recharge is matched by the coupon of its member that runs out first. */
export function matchRecharge(db: Db, recharge: Events['recharge.credited']): void {
  const credited = parse(recharge.creditAmount ?? '0');
  const [row] = rowsOf(db.memberCoupons, recharge.memberId)
    .filter((one) => one.type === CouponType.match && one.coin === recharge.coin && isUsable(db, one))
    .filter((one) => credited >= parse(db.coupons.get(Number(one.couponId))?.minAmount ?? '0'))
    .toSorted(ascending(({ validUntil }) => validUntil));
  if (row && db.members.get(row.memberId)?.status === MemberStatus.normal)
    spendCoupon(db, row, shareOf(db, row, credited));
}
