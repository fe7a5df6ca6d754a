import type { couponGrant } from '@/contract/campaign/couponGrant';
import type { memberCoupon } from '@/contract/campaign/memberCoupon';
import type { GrantObstacle } from '@/contract/campaign/grantTerms';
import type { WireRowOf } from '@/contract/resource';
import type { Decimal, MemberBrief } from '@/api/types';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';

/** `refType` of what coupons book, and their kind in the operation log. */
export const ISSUED = 'memberCoupon';

/** What a coupon is called, in the rows of what was made of it. */
type Named = Pick<CouponRow, 'couponCode' | 'couponName'>;

/** A stored coupon of a member: what it gives is what its coupon said when it was issued. */
export type MemberCouponRow = Omit<
  WireRowOf<typeof memberCoupon>,
  'id' | 'endsSoon' | keyof Named | keyof MemberBrief
> & {
  id: number;
  memberId: number;
  /** Worth of what it has credited, each at its moment. */
  usedUsdt: Decimal;
  updatedAt: string;
  updatedBy: string;
};

/** Somebody who got nothing, and why. */
export interface LeftOut {
  uid: string;
  reason: GrantObstacle;
}

/** A stored grant with the members it was asked for. */
export type GrantRow = Omit<WireRowOf<typeof couponGrant>, 'id' | keyof Named> & {
  id: number;
  memberIds: readonly number[];
  missed: readonly LeftOut[];
  updatedAt: string;
  updatedBy: string;
};

declare module '../core/tables' {
  interface Tables {
    memberCoupons: Map<number, MemberCouponRow>;
    couponGrants: Map<number, GrantRow>;
  }
}

const byCoupon = lookup(({ couponId }: MemberCouponRow) => [couponId]);

/** All that was issued of a coupon. */
export const issuedOf = (db: Db, { id }: Pick<CouponRow, 'id'>): readonly MemberCouponRow[] =>
  byCoupon(db.memberCoupons, String(id));

const byHolder = lookup(({ couponId, memberId }: MemberCouponRow) => [`${couponId} ${memberId}`]);

/** What a member has or had of a coupon. */
export const heldOf = (db: Db, { id }: Pick<CouponRow, 'id'>, memberId: number): readonly MemberCouponRow[] =>
  byHolder(db.memberCoupons, `${id} ${memberId}`);

const byNo = lookup(({ couponNo }: MemberCouponRow) => [couponNo]);

/** The issued coupon with a number. */
export const issuedByNo = (db: Db, couponNo: string): MemberCouponRow | undefined =>
  byNo(db.memberCoupons, couponNo)[0];

const byOwnCoupon = lookup(({ couponId }: GrantRow) => [couponId]);

/** The grants of a coupon. */
export const grantsOf = (db: Db, { id }: Pick<CouponRow, 'id'>): readonly GrantRow[] =>
  byOwnCoupon(db.couponGrants, String(id));

/** The names of the coupon that something was made of. */
export function namesOf(db: Db, { couponId }: { couponId: string }): Named {
  const { couponCode = '', couponName = { zh: '', en: '', tw: '' } } = db.coupons.get(Number(couponId)) ?? {};
  return { couponCode, couponName };
}
