import { password } from '../field/body';
import { code, codes } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { records } from '../field/nested';
import { count, flag, money, percent } from '../field/numbers';
import { nullable, optional, sortable } from '../field/shared';
import { localText, note, option, tags, text } from '../field/texts';
import { time } from '../field/times';
import { guarded } from '../guard';
import type { GuardTerms } from '../guard';
import { CouponType, ReceiveMode, ValidType } from './couponRules';
import { GrantObstacle, GrantTarget, MOST_GRANTED } from './grantTerms';

export const inCoin = (options: Pick<FieldOptions, 'zero'> = {}) => money({ coin: 'coin', ...options });

/** What a guard looks at besides the terms of a coupon. */
export interface CouponFacts {
  /** True: quantity × face value would rise to what takes a second person. */
  budgetWaits: boolean;
}

/** A budget that rises to what takes a second person waits for one. */
const byBudget: GuardTerms = {
  second: (_before, _after, { budgetWaits }: Partial<Record<keyof CouponFacts, unknown>>) =>
    budgetWaits === true,
};

/** Fields that can never be changed. */
export const kept = {
  couponCode: sortable(text({ min: 3, max: 24, pattern: /^[A-Z0-9][A-Z0-9_-]{2,23}$/ })),
  type: sortable(code('biz_coupon_type', CouponType)),
  coin: option('coin'),
  validType: code('biz_valid_type', ValidType),
};

/** What a coupon may hand out, which can be changed at any time; quantity × face value is its budget. */
export const budget = {
  totalQty: guarded(sortable(count({ min: 1, max: 1_000_000, goal: 'totalQty' })), byBudget),
  faceValue: guarded(sortable(inCoin()), byBudget),
};

const rate = percent({ scale: 4 });
const startAt = time();
const endAt = time();
const validDays = count({ min: 1, max: 365 });

/** Terms that stay as they are once a coupon was issued; the face value with them. */
export const frozen = {
  /** Percentage that is given; of what types have none, `null`. The face value is the most it comes to. */
  rate: nullable(rate),
  /** Least recharge, fee or loss that it counts for, in its coin. */
  minAmount: inCoin({ zero: true }),
  /** How often what it gave has to be turned over before a withdrawal goes without a warning. */
  turnoverTimes: count({ min: 0, max: 100 }),
  scope: codes('biz_coupon_scope'),
  receiveMode: code('biz_receive_mode', ReceiveMode),
  /** Of a fixed validity, else `null`. */
  startAt: nullable(startAt),
  endAt: sortable(nullable(endAt)),
  /** Days from the receipt on, else `null`. */
  validDays: nullable(validDays),
  /** Empty: members of all levels and countries. */
  levels: codes('biz_member_level'),
  countries: codes('biz_country'),
};

/** Names of the terms that stay as they are once a coupon was issued. */
export const FROZEN = [
  'faceValue',
  'rate',
  'minAmount',
  'turnoverTimes',
  'scope',
  'receiveMode',
  'startAt',
  'endAt',
  'validDays',
  'levels',
  'countries',
] as const;

/** What another operator has to confirm. */
export type CouponConfirmed = WireShape<typeof budget>;

export const couponName = localText({ max: 40 });
export const perMember = count({ min: 1, max: 1_000_000 });

/** What a member gets, and who may have it; only some of it is needed, by type and validity. */
export const given = {
  faceValue: budget.faceValue,
  rate: optional(rate),
  minAmount: optional(frozen.minAmount),
  turnoverTimes: optional(frozen.turnoverTimes),
  scope: frozen.scope,
  receiveMode: frozen.receiveMode,
  startAt: optional(startAt),
  endAt: optional(endAt),
  validDays: optional(validDays),
  levels: optional(frozen.levels),
  countries: optional(frozen.countries),
};

/** Fields that can be changed as long as a coupon has not ended. */
export const body = {
  totalQty: budget.totalQty,
  perMember,
  rules: optional(localText({ max: 500, multiline: true })),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
  /** Required with a change of what is guarded. */
  operPassword: optional(password()),
};

/** Whom a grant is for. */
export const target = {
  /** The coupon that is granted. */
  couponId: option('coupon'),
  /** Which of the three below says who gets it. */
  by: code('biz_grant_target', GrantTarget),
  /** UIDs of a list or a file, each with its line. */
  lines: optional(records({ line: count(), uid: text({ max: 32 }) }, { max: MOST_GRANTED })),
  /** Members of these levels. */
  levels: optional(codes('biz_member_level')),
  /** Members with one of these tags. */
  tags: optional(tags({ list: 'tag' })),
  /** 1: also to members who were granted the same coupon in the last 24 hours; they are left out otherwise. */
  again: optional(flag()),
};

/** Somebody who gets nothing, and why. */
export const leftOut = { uid: text(), reason: code('biz_grant_obstacle', GrantObstacle) };
