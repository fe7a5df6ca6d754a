import type { RechargeAddress } from '@/api/addressTypes';
import { isZero } from '@/lib/money';

/** Nobody has it yet. */
export const isIdle = ({ allocType }: Pick<RechargeAddress, 'allocType'>): boolean => allocType === 2;

/** Retired for good. */
export const isGone = ({ allocType }: Pick<RechargeAddress, 'allocType'>): boolean => allocType === 3;

/** Something lies on it, and nobody is collecting that. */
export const isCollectable = ({
  chainBalance,
  collectNo,
}: Pick<RechargeAddress, 'chainBalance' | 'collectNo'>): boolean => collectNo === '' && !isZero(chainBalance);
