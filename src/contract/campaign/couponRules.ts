import { compareDecimals } from '../../lib/decimal';
import { sentence } from '../rule';
import type { RuleWord, Sentence } from '../rule';

/** `biz_coupon_type` */
export const CouponType = {
  trial: 1,
  feeDiscount: 2,
  cash: 3,
  match: 4,
  boost: 5,
  lossCover: 6,
} as const;
export type CouponType = (typeof CouponType)[keyof typeof CouponType];

/** `biz_valid_type` */
export const ValidType = { fixed: 1, relative: 2 } as const;
export type ValidType = (typeof ValidType)[keyof typeof ValidType];

/** `biz_receive_mode` */
export const ReceiveMode = { granted: 1, claimed: 2, onEvent: 3 } as const;
export type ReceiveMode = (typeof ReceiveMode)[keyof typeof ReceiveMode];

/** Percentages between which a type gives; the others have no rate. */
const RATES: Readonly<Record<number, { min: string; max: string }>> = {
  [CouponType.feeDiscount]: { min: '1', max: '100' },
  [CouponType.match]: { min: '1', max: '100' },
  [CouponType.boost]: { min: '0.1', max: '20' },
};

/** True for a type that gives a percentage of something, up to its face value. */
export const isPercentType = (type: number): boolean => Object.hasOwn(RATES, type);

/** Types of which the member gets money to trade with, which may have to be turned over before it is withdrawn. */
const BONUS: ReadonlySet<number> = new Set([
  CouponType.trial,
  CouponType.cash,
  CouponType.match,
  CouponType.lossCover,
]);

/** True for a type whose money may have to be turned over. */
export const isBonusType = (type: number): boolean => BONUS.has(type);

/** A percentage fits its type; a type without one has none. */
export function rateFits(type: number, rate: string | null): RuleWord | Sentence | null {
  const bounds = RATES[type];
  if (!bounds) return rate === null ? null : 'rule.noRate';
  const isIn =
    rate !== null && compareDecimals(rate, bounds.min) >= 0 && compareDecimals(rate, bounds.max) <= 0;
  return isIn ? null : sentence('value.between', bounds);
}

/** Only money that is given can have to be turned over. */
export const turnoverFits = (type: number, times: number): RuleWord | null =>
  times > 0 && !isBonusType(type) ? 'rule.noTurnover' : null;

/** A limit for each member is not above the quantity; 0 is a quantity that nobody has confirmed yet. */
export const perMemberFits = (perMember: number, totalQty: number): RuleWord | null =>
  totalQty > 0 && perMember > totalQty ? 'rule.aboveQuantity' : null;

/** Dates are there where the validity is fixed, in order, and only there. */
export function datesFit(validType: number, startAt: string | null, endAt: string | null): RuleWord | null {
  if (validType !== ValidType.fixed) return startAt === null && endAt === null ? null : 'rule.noDates';
  if (startAt === null || endAt === null) return 'rule.datesNeeded';
  return startAt < endAt ? null : 'rule.endsBeforeStart';
}

/** Days are there where the validity begins with the receipt, and only there. */
export function daysFit(validType: number, days: number | null): RuleWord | null {
  if (validType === ValidType.relative) return days === null ? 'rule.daysNeeded' : null;
  return days === null ? null : 'rule.noDays';
}
