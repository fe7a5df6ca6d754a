import { compareDecimals } from '../../lib/decimal';
import { unitsOf } from '../exact';
import { sentence } from '../rule';
import type { Sentence } from '../rule';

/** `biz_staking_type` */
export const StakingType = { flexible: 1, locked: 2 } as const;

/** `biz_interest_mode` */
export const InterestMode = { daily: 1, atMaturity: 2 } as const;

/** Longest lock, in days. */
export const MOST_LOCK_DAYS = 720;

/** Highest APR and highest bonus, in percent. */
export const MOST_APR = 200;

/** An APR with its bonus above this is unusual: two people reach it, and a form says so. In percent. */
export const USUAL_APR = '30';

/** Largest quota that a draft has, in USDT; more is reached by two people, once it is published. */
export const USUAL_QUOTA = '1000000';

/** Locked products say for how many days, flexible ones for none. */
export function lockFits(type: number, lockDays: number): Sentence | null {
  if (type === StakingType.flexible) return lockDays === 0 ? null : sentence('rule.stakingFlexible');
  return lockDays >= 1 && lockDays <= MOST_LOCK_DAYS
    ? null
    : sentence('rule.stakingLocked', { max: MOST_LOCK_DAYS });
}

/** What is flexible has no maturity to be paid at. */
export const modeFits = (type: number, mode: number): Sentence | null =>
  type === StakingType.flexible && mode === InterestMode.atMaturity ? sentence('rule.stakingMode') : null;

/** A member may hold one order at least. */
export const memberCoversOrder = (maxPerMember: string, minAmount: string): Sentence | null =>
  compareDecimals(maxPerMember, minAmount) < 0 ? sentence('rule.stakingBelowMin') : null;

/** The quota has room for one member at least. */
export const quotaCoversMember = (totalQuota: string, maxPerMember: string): Sentence | null =>
  compareDecimals(totalQuota, maxPerMember) < 0 ? sentence('rule.stakingBelowMember') : null;

/** What is sold stays within the quota. */
export const quotaCoversSold = (totalQuota: string, soldAmount: string): Sentence | null =>
  compareDecimals(totalQuota, soldAmount) < 0
    ? sentence('rule.stakingBelowSold', { sold: soldAmount })
    : null;

/** A sale begins before it ends. */
export const saleEnds = (startAt: string, endAt: string): Sentence | null =>
  startAt >= endAt ? sentence('rule.stakingSale') : null;

/** An amount has no more decimals than balances of its coin. */
export function fitsCoin(amount: string, decimals: number): Sentence | null {
  const used = (amount.split('.')[1] ?? '').replace(/0+$/, '').length;
  return used > decimals ? sentence('rule.stakingDecimals', { n: decimals }) : null;
}

/** True for an APR that together with its bonus is unusual, and where that cannot be said. */
export function isUnusualApr(apr: unknown, bonusApr: unknown): boolean {
  const [own, bonus, usual] = [unitsOf(apr), unitsOf(bonusApr), unitsOf(USUAL_APR)];
  return own === null || bonus === null || usual === null || own + bonus > usual;
}

/** A draft has a usual APR. */
export const beginsUsualApr = (apr: string, bonusApr: string): Sentence | null =>
  isUnusualApr(apr, bonusApr) ? sentence('rule.stakingApr', { most: USUAL_APR }) : null;

/** A draft has a usual quota; it is given as its worth in USDT. */
export const beginsUsualQuota = (usdt: string): Sentence | null =>
  compareDecimals(usdt, USUAL_QUOTA) > 0 ? sentence('rule.stakingQuota', { most: USUAL_QUOTA }) : null;
