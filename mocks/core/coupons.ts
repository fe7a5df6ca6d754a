import type { CouponRow } from './couponRow';
import type { Db } from './db';
import { parse, times } from './money';
import type { Money } from './money';
import { priceOf } from './prices';

declare module './events' {
  interface Events {
    /**
     * A member has earned one coupon. Who listens issues it. @throws Refusal 40904 for a member or a coupon that cannot, 42205
     * where none is left
     */
    'coupon.earned': {
      couponId: number;
      memberId: number;
      /** Number of the record that it was earned by. */
      refNo: string;
    };
  }
}

/** What one coupon costs at most, in USDT at the present price. */
export const couponWorth = (db: Db, { coin, faceValue }: Pick<CouponRow, 'coin' | 'faceValue'>): Money =>
  times(parse(faceValue), priceOf(db, coin));
