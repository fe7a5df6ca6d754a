import type { coupon as contract } from '@/contract/campaign/coupon';
import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import type { WireShape } from '@/contract/field/field';
import type { Context } from '../core/http';
import { findRow } from '../core/resource';
import { coupons } from './coupons';
import { issuedOf } from './rows';
import { daysOf, totalsOf } from './totals';

/** What became of one coupon. @throws Refusal 40400 */
export function couponStats(
  context: Context<{ id: number }>,
): WireShape<(typeof contract)['calls']['stats']['answer']> {
  const { db, input } = context;
  const row = findRow(context, coupons, input.id);
  const { counted, ...totals } = totalsOf(db, issuedOf(db, row));
  const countOf = (state: MemberCouponStatus) => counted.filter(({ status }) => status === state).length;
  return {
    days: daysOf(db, counted),
    ...totals,
    expired: countOf(MemberCouponStatus.expired),
    revoked: countOf(MemberCouponStatus.revoked),
  };
}
