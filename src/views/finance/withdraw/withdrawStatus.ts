import { PayMode, WithdrawStatus } from '@/contract/finance/withdraw';
import type { withdraw } from '@/contract/finance/withdraw';
import type { DetailOf, RowOf } from '@/contract/resource';
import { inState } from '@/domain/kit/inState';
import { cmp } from '@/lib/money';

export type WithdrawRow = RowOf<typeof withdraw>;
export type WithdrawDetail = DetailOf<typeof withdraw>;

const { pending, secondReview, approved, processing, confirming, onHold, unclear } = WithdrawStatus;

/** True while it waits for its first or second review. */
export const isPending = inState(pending, secondReview);

export const isOnHold = inState(onHold);

/** True while it can be decided: it waits for a review or is on hold. */
export const isOpen = inState(pending, secondReview, onHold);

/** True once it is approved and waits to be paid. */
export const isPayable = inState(approved);

export const isUnclear = inState(unclear);

/** True if it was sent or may have been sent, so that an operator can record its result. */
export const isSent = inState(processing, confirming, unclear);

/** True once a gateway or the chain has the payout, so that one operator alone cannot declare it failed. */
export const isOutOfHand = (row: Pick<WithdrawRow, 'status' | 'payMode'>): boolean =>
  isUnclear(row) ||
  row.status === confirming ||
  (row.status === processing && row.payMode === PayMode.gateway);

/** True from 10,000 USDT, where the reviewer has to type the end of the address. */
export const isLarge = ({ usdtValue }: Pick<WithdrawRow, 'usdtValue'>): boolean =>
  cmp(usdtValue, '10000') >= 0;

/** True for the second review of a withdraw from 100,000 USDT, which needs a permission of its own. */
export const isFinal = ({ status, usdtValue }: Pick<WithdrawRow, 'status' | 'usdtValue'>): boolean =>
  status === secondReview && cmp(usdtValue, '100000') >= 0;
