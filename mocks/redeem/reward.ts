import { CouponStatus } from '../../src/contract/campaign/couponFlow';
import { RedeemReward } from '../../src/contract/campaign/redeemRules';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import { couponWorth } from '../core/coupons';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import { parse, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { refusals } from './refusals';
import type { BatchRow } from './rows';

/** What one use of a code gives. */
export type Reward = Pick<BatchRow, 'rewardType' | 'coin' | 'amount' | 'couponId'>;

/** What is sent of a reward. */
interface Given {
  rewardType: Reward['rewardType'];
  coin?: string | undefined;
  amount?: string | undefined;
  couponId?: string | undefined;
}

const couponOf = (db: Db, couponId: string): CouponRow | undefined => db.coupons.get(Number(couponId));

/**
 * The reward that is sent, without what belongs to the other type.
 * @throws Refusal 40000 for an incomplete one, 42203, 40904 for a coupon that is handed out no more
 */
export function rewardIn(db: Db, { rewardType, coin = '', amount = '', couponId = '' }: Given): Reward {
  if (rewardType === RedeemReward.coupon) {
    const coupon = couponOf(db, couponId);
    if (!coupon || coupon.deleted) throw invalid('couponId');
    if (coupon.status !== CouponStatus.active) throw new Refusal(40904, { because: refusals.couponOff });
    return { rewardType, coin: '', amount: null, couponId };
  }
  const decimals = ledgerDecimalsOf(db, coin);
  if (decimals === undefined) throw invalid('coin');
  if (amount === '') throw invalid('amount');
  withinDecimals(amount, decimals);
  return { rewardType, coin, amount, couponId: '' };
}

/** What one use is worth in USDT at the present price; a coupon counts with its face value. */
export function worthOfUse(db: Db, { coin, amount, couponId }: Reward): Money {
  if (amount !== null) return times(parse(amount), priceOf(db, coin));
  const coupon = couponOf(db, couponId);
  return coupon ? couponWorth(db, coupon) : 0n;
}

/** What a whole batch is worth in USDT at the present price. */
export const worthOfAll = (db: Db, batch: Reward & Pick<BatchRow, 'codeCount' | 'usesPerCode'>): Money =>
  worthOfUse(db, batch) * BigInt(batch.codeCount) * BigInt(batch.usesPerCode);
