import { CouponType, ReceiveMode, ValidType } from '@/contract/campaign/couponRules';
import { freshValue } from '../bodies/fresh';
import type { Row } from '../faults';
import { callOf } from '../world';

/** A code that no coupon has. */
export function freshCode(): Row {
  const field = callOf('coupon.copy').call.body?.['couponCode'];
  return field ? { couponCode: freshValue(field) } : {};
}

/** One coupon of one unit in cash, for nobody but whom it is granted to. */
export const oneInCash = (): Row => ({
  ...freshCode(),
  type: CouponType.cash,
  coin: 'USDT',
  faceValue: '1',
  rate: undefined,
  minAmount: undefined,
  turnoverTimes: 0,
  totalQty: 1,
  perMember: 1,
  receiveMode: ReceiveMode.granted,
  validType: ValidType.relative,
  startAt: undefined,
  endAt: undefined,
  validDays: 1,
  levels: [],
  countries: [],
});
