import { sentence } from '../rule';
import type { Sentence } from '../rule';
import { shortestLength } from './redeemCodeText';

/** `biz_redeem_reward` */
export const RedeemReward = { coin: 1, coupon: 2 } as const;

/** A batch ends after it has begun. */
export const endsLater = (startAt: string, endAt: string): Sentence | null =>
  endAt <= startAt ? sentence('rule.endsBeforeStart') : null;

/** A reward of this type needs the value. */
export const isGivenFor = (
  type: number,
  rewardType: number,
  value: string | null | undefined,
): Sentence | null => (type === rewardType && (value ?? '') === '' ? sentence('rule.rewardMissing') : null);

/** Codes are so long that nobody finds one by trying. */
export function isHardToGuess(codeLength: number, codeCount: number, prefix = ''): Sentence | null {
  const least = shortestLength(codeCount, prefix);
  return codeLength < least ? sentence('rule.codeTooShort', { n: least }) : null;
}
