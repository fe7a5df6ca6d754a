import { coupon as contract } from '../../src/contract/campaign/coupon';
import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import { writeUnattended } from '../core/audit';
import type { Sent } from '../core/body';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import type { CronJob } from '../core/job';
import { moveBy } from '../core/moves';
import { Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { coupons } from './coupons';
import { refusals } from './refusals';
import type { MemberCouponRow } from './rows';

const { setStatus } = contract.calls;

/** @throws Refusal 40904 before the budget is confirmed, 42207 once its dates are over */
function mustBegin(db: Db, { totalQty, endAt }: CouponRow): void {
  if (totalQty === 0) throw new Refusal(40904, { because: refusals.budgetUnconfirmed });
  if (endAt !== null && endAt <= db.stamp()) throw new Refusal(42207, { because: refusals.overAlready });
}

/** Activates, pauses or ends a coupon. @throws Refusal 40904, 42207 */
export function turnCoupon(context: Context<Sent<(typeof setStatus)['body']>>): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, coupons, ['status'], (row) => {
    if (!moveBy(contract, setStatus, row, { status: input.status })) throw new Refusal(40904);
    if (input.status === CouponStatus.active) mustBegin(db, row);
    row.status = input.status;
  });
  return { version };
}

/** Ends a coupon whose dates are over. */
export function lapseCoupon(db: Db, row: CouponRow): void {
  const diff = [{ field: 'status', before: String(row.status), after: String(CouponStatus.ended) }];
  row.status = CouponStatus.ended;
  row.version += 1;
  row.updatedAt = db.stamp();
  row.updatedBy = '';
  const { target, title, nameOf } = coupons;
  const told = { targetType: target, targetId: String(row.id), targetText: nameOf(row), diff };
  writeUnattended(db, { title, url: `${contract.name}/end`, method: 'JOB', ...told });
}

const isLapsing =
  (at: string) =>
  ({ status, endAt }: CouponRow): boolean =>
    endAt !== null && endAt <= at && (status === CouponStatus.active || status === CouponStatus.paused);

const isExpiring =
  (at: string) =>
  ({ status, validUntil }: MemberCouponRow): boolean =>
    validUntil <= at && (status === MemberCouponStatus.unused || status === MemberCouponStatus.inUse);

/** Ends what members hold and have not used in time. */
export function expireIssued(db: Db, at: string): number {
  const over = listOf(db.memberCoupons).filter(isExpiring(at));
  for (const row of over) {
    row.status = MemberCouponStatus.expired;
    row.version += 1;
    row.updatedAt = row.validUntil;
  }
  return over.length;
}

/** Ends coupons, and what members hold of them, once their dates are over. */
export const couponExpire: CronJob = {
  key: 'couponExpire',
  title: ['优惠券过期', 'Expiry of coupons', '優惠券過期'],
  group: 'MONEY',
  cron: '0 0/5 * * * *',
  isQuiet: true,
  run(db) {
    const at = db.stamp();
    const lapsed = listOf(db.coupons).filter(isLapsing(at));
    for (const row of lapsed) lapseCoupon(db, row);
    return lapsed.length + expireIssued(db, at);
  },
};
