import { coupon } from '@/contract/campaign/coupon';
import { CouponType, isBonusType, isPercentType, ValidType } from '@/contract/campaign/couponRules';
import type { FormValues } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormOverrides } from '@/domain/kit/formFields';

type Terms = Omit<typeof coupon.calls.edit.body, 'id' | 'version'>;

type When = (all: FormValues, record: FormValues) => boolean;

/** A value of the form, or of the record for what cannot be changed. */
const numberIn = (name: string, all: FormValues, record: FormValues): number =>
  Number(all[name] ?? record[name]);

const isIssued = (record: FormValues): boolean => Number(record['issuedQty'] ?? 0) > 0;

/** Shown until the coupon was issued. */
const before: When = (_, record) => !isIssued(record);

const both =
  (...all: readonly When[]): When =>
  (values, record) =>
    all.every((one) => one(values, record));

const ofPercent: When = (all, record) => isPercentType(numberIn('type', all, record));
const ofBonus: When = (all, record) => isBonusType(numberIn('type', all, record));
const isFixed: When = (all, record) => numberIn('validType', all, record) === ValidType.fixed;
const isRelative: When = (all, record) => numberIn('validType', all, record) === ValidType.relative;

/** Types that count for what is recharged, paid or lost, from a threshold on. */
const AMOUNTS: readonly number[] = [
  CouponType.feeDiscount,
  CouponType.match,
  CouponType.boost,
  CouponType.lossCover,
];
const hasThreshold: When = (all, record) => AMOUNTS.includes(numberIn('type', all, record));

const TERMS: FormOverrides<Terms> = {
  faceValue: { when: before, rules: [required], hint: 'coupon.faceHint' },
  rate: { when: both(before, ofPercent), rules: [required] },
  minAmount: { when: both(before, hasThreshold), initial: '0', hint: 'coupon.minHint' },
  turnoverTimes: { when: both(before, ofBonus), initial: 0, hint: 'coupon.turnoverHint' },
  scope: { when: before, rules: [required], initial: ['all'] },
  totalQty: { hint: 'coupon.quantityHint' },
  perMember: { initial: 1 },
  receiveMode: { when: before },
  startAt: { when: both(before, isFixed), rules: [required] },
  endAt: { when: both(before, isFixed), rules: [required] },
  validDays: { when: both(before, isRelative), rules: [required], initial: 30 },
  levels: { when: before, hint: 'coupon.levelsHint' },
  countries: { when: before, hint: 'coupon.levelsHint' },
  sort: { initial: 100 },
};

/** Form of a new coupon. */
export const addForm: FormOverrides<typeof coupon.calls.add.body> = {
  ...TERMS,
  couponCode: { hint: 'coupon.codeHint', pattern: 'coupon.codeHint' },
  coin: { initial: 'USDT' },
  operPassword: { rules: [required], hint: 'coupon.budgetHint' },
};

/** Form of an existing coupon; once it was issued, what members have been promised is not shown. */
export const editForm: FormOverrides<Terms> = TERMS;
