import type { Consequence } from '../core/change/guarding';
import { couponWorth } from '../core/coupons';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';

/** What a coupon costs if all of it is issued and used, in USDT. */
export const budgetOf = (db: Db, row: CouponRow): Money => couponWorth(db, row) * BigInt(row.totalQty);

const left = ({ totalQty, issuedQty }: CouponRow): string => String(Math.max(0, totalQty - issuedQty));

/** What another face value or quantity of a coupon would do; writes nothing. */
export function budgetEffect(db: Db, before: CouponRow, after: CouponRow): Consequence[] {
  const [now, then] = [budgetOf(db, before), budgetOf(db, after)];
  return [
    {
      label: [
        '最坏情况：全部发放并使用的成本',
        'Worst case: all of them issued and used',
        '最壞情況：全部發放並使用的成本',
      ],
      before: format(now),
      after: format(then),
      bad: then > now,
      usdt: true,
    },
    {
      label: ['剩余可发数量', 'Left to issue', '剩餘可發數量'],
      before: left(before),
      after: left(after),
      bad: false,
    },
  ];
}
