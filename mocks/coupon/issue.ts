import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { ValidType } from '../../src/contract/campaign/couponRules';
import type { GrantObstacle } from '@/contract/campaign/grantTerms';
import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import type { Events } from '../core/events';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { compactDay, DAY, stampOf } from '../core/time';
import { obstacleTexts, refusals } from './refusals';
import { heldOf } from './rows';
import type { MemberCouponRow } from './rows';

/** Coupons that can still be issued. */
export const leftOf = ({ totalQty, issuedQty }: CouponRow): number => Math.max(0, totalQty - issuedQty);

/** @throws Refusal 40904 for a coupon that is not active, or whose dates are over */
export function mustBeActive(db: Db, row: CouponRow): void {
  const isOver = row.endAt !== null && row.endAt <= db.stamp();
  if (row.deleted || row.status !== CouponStatus.active || isOver)
    throw new Refusal(40904, { because: refusals.notActive });
}

/** What keeps a member from a coupon, besides its quantity; `null` where nothing does. */
export function obstacleOf(db: Db, row: CouponRow, member: Member | undefined): GrantObstacle | null {
  if (!member) return 'unknown';
  if (member.status === MemberStatus.closed) return 'closed';
  if (member.status === MemberStatus.frozen) return 'frozen';
  if (row.levels.length > 0 && !row.levels.includes(member.level)) return 'level';
  if (row.countries.length > 0 && !row.countries.includes(member.countryCode)) return 'country';
  const held = heldOf(db, row, member.id).filter(({ status }) => status !== MemberCouponStatus.revoked);
  return held.length >= row.perMember ? 'limit' : null;
}

/** How an issued coupon came to its member. */
export interface Issue {
  memberId: number;
  /** Number of what it came from; empty for one that was claimed. */
  refNo: string;
  /** Operator who granted it; empty for one that was claimed or earned. */
  grantBy: string;
}

/** Issues one coupon; what has to hold was seen to before. */
export function addIssued(db: Db, row: CouponRow, { memberId, refNo, grantBy }: Issue): MemberCouponRow {
  const [id, at] = [db.nextId('memberCoupon'), db.now()];
  const days = row.validDays ?? 0;
  const validUntil =
    row.validType === ValidType.fixed && row.endAt !== null ? row.endAt : stampOf(at + days * DAY);
  const { type, coin, faceValue, turnoverTimes } = row;
  const issued: MemberCouponRow = {
    id,
    version: 1,
    memberId,
    couponNo: `CN${compactDay(at)}${String(id).padStart(8, '0')}`,
    couponId: String(row.id),
    type,
    coin,
    faceValue,
    usedAmount: '0',
    usedUsdt: '0',
    turnoverTimes,
    status: MemberCouponStatus.unused,
    receivedAt: stampOf(at),
    usedAt: null,
    validUntil,
    grantBy,
    refNo,
    revokeReason: '',
    revokedBy: '',
    updatedAt: stampOf(at),
    updatedBy: grantBy,
  };
  db.memberCoupons.set(id, issued);
  row.issuedQty += 1;
  return issued;
}

/** Issues one coupon to a member. @throws Refusal 40904 with what keeps the member from it, 42205 where none is left */
export function issue(db: Db, row: CouponRow, given: Issue): MemberCouponRow {
  mustBeActive(db, row);
  const obstacle = obstacleOf(db, row, db.members.get(given.memberId));
  if (obstacle) throw new Refusal(40904, { because: obstacleTexts[obstacle] });
  if (leftOf(row) === 0) throw new Refusal(42205, { because: refusals.runOut, max: 0 });
  return addIssued(db, row, given);
}

/** A member gets the coupon that was earned. @throws Refusal as `issue`, 40400 */
export function issueEarned(db: Db, { couponId, memberId, refNo }: Events['coupon.earned']): void {
  const row = db.coupons.get(couponId);
  if (!row) throw new Refusal(40400);
  issue(db, row, { memberId, refNo, grantBy: '' });
}
