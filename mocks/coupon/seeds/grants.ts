import { coupon } from '../../../src/contract/campaign/coupon';
import { couponGrant } from '../../../src/contract/campaign/couponGrant';
import { GrantTarget } from '../../../src/contract/campaign/grantTerms';
import type { CouponRow } from '../../core/couponRow';
import type { Db } from '../../core/db';
import type { Member } from '../../core/rows';
import { actAt } from '../../core/seeds/actAt';
import { HOUR, MINUTE } from '../../core/time';
import { coupons } from '../coupons';
import { grantCoupon } from '../grant';
import { grants, reviewGrant } from '../grants';
import { issuedOf } from '../rows';
import type { MemberCouponRow } from '../rows';
import { reachedBy } from '../target';
import type { Target } from '../target';
import { SOURCES } from './masters';

const MAKER = 'operate01';
const REVIEWER = 'finance01';

/** How long a grant waits for its second person. */
const PATIENCE = 40 * MINUTE;

function ask(db: Db, at: number, row: CouponRow, target: Omit<Target, 'couponId' | 'again'>, remark: string) {
  const body = { ...target, couponId: String(row.id), again: undefined, skip: 1, remark } as const;
  const requestId = `past-grant-${row.id}-${at}`;
  return actAt(
    db,
    { at, who: MAKER, call: coupon.calls.grant, line: coupons, body },
    (context, operPassword) => grantCoupon({ ...context, input: { ...body, operPassword, requestId } }),
  );
}

/** An operator granted a coupon to members, and another one agreed where that was needed. @returns what they got */
export function grantAt(db: Db, at: number, row: CouponRow, members: readonly Member[]): MemberCouponRow[] {
  if (members.length === 0) return [];
  const lines = members.map(({ uid }, index) => ({ line: index + 1, uid }));
  const target = { by: GrantTarget.list, lines, levels: undefined, tags: undefined } as const;
  // All of them may have been granted one lately.
  const wanted = { ...target, couponId: String(row.id), again: undefined };
  if (db.at(at, () => reachedBy(db, row, wanted)).members.length === 0) return [];
  const { id: key, grantNo, waits } = ask(db, at, row, target, '按活动名单发放');
  if (waits) {
    const body = { id: Number(key), version: 1, result: 'approve', reason: '名单与预算已核对' } as const;
    actAt(
      db,
      { at: at + PATIENCE, who: REVIEWER, call: couponGrant.calls.review, line: grants, body },
      (context, operPassword) =>
        reviewGrant({ ...context, input: { ...body, operPassword, requestId: `past-review-${body.id}` } }),
    );
  }
  return issuedOf(db, row).filter(({ refNo }) => refNo === grantNo);
}

/** One grant still waits for its second person. */
export function askForVips(db: Db): void {
  const row = [...db.coupons.values()].find(({ couponCode }) => couponCode === SOURCES[7]?.code);
  if (!row) return;
  const vips = { by: GrantTarget.level, lines: undefined, levels: [3, 4, 5], tags: undefined } as const;
  ask(db, db.now() - 3 * HOUR, row, { ...vips, levels: [...vips.levels] }, '贵宾客户年终回馈');
}
