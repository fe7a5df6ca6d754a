import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { GrantStatus } from '../../src/contract/campaign/grantFlow';
import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { parse, sum } from '../core/money';
import { isSamePerson } from '../core/samePerson';
import { ISSUED, issuedOf } from './rows';

/** What coupons say of themselves is what was issued and used of them. */
export function checkCoupons(db: Db, complain: Complain): void {
  for (const row of db.coupons.values()) {
    const rows = issuedOf(db, row);
    const used = rows.filter(({ status }) => status === MemberCouponStatus.used).length;
    const { couponCode, issuedQty, usedQty, totalQty } = row;
    if (issuedQty !== rows.length)
      complain(`coupon ${couponCode} was issued ${rows.length} times, not ${issuedQty}`);
    if (usedQty !== used) complain(`coupon ${couponCode} was used ${used} times, not ${usedQty}`);
    if (issuedQty > totalQty) complain(`coupon ${couponCode} was issued more often than there are`);
    if (parse(row.costUsdt) !== sum(rows.map(({ usedUsdt }) => usedUsdt)))
      complain(`the cost of coupon ${couponCode} is not that of its coupons`);
    if (row.status === CouponStatus.draft && rows.length > 0) complain(`draft ${couponCode} was issued`);
  }
}

/** Each issued coupon has credited what its ledger lines say, and no more than it is worth. */
export function checkIssued(db: Db, complain: Complain): void {
  for (const { couponNo, faceValue, usedAmount, status, revokeReason } of db.memberCoupons.values()) {
    const lines = db.ledger.linesFor(ISSUED, couponNo);
    const [amount, most] = [parse(usedAmount), parse(faceValue)];
    if (amount !== sum(lines.map(({ availableChange }) => availableChange)))
      complain(`coupon ${couponNo} has not credited ${usedAmount}`);
    if (amount > most || (status === MemberCouponStatus.used) !== (amount === most))
      complain(`coupon ${couponNo} is in state ${status} with ${usedAmount} of ${faceValue}`);
    if (status === MemberCouponStatus.revoked && (revokeReason === '' || amount > 0n))
      complain(`coupon ${couponNo} was taken back after its use, or without a reason`);
  }
}

/** Nobody has approved a grant of their own, and a grant has issued what came of it. */
export function checkGrants(db: Db, complain: Complain): void {
  for (const {
    grantNo,
    createdBy,
    reviewerName,
    status,
    heads,
    issued,
    missed,
  } of db.couponGrants.values()) {
    if (reviewerName !== '' && isSamePerson(db, createdBy, reviewerName))
      complain(`grant ${grantNo} was decided by its maker`);
    if (status === GrantStatus.done ? issued + missed.length !== heads : issued > 0)
      complain(`grant ${grantNo} has issued ${issued} of ${heads}`);
  }
}
