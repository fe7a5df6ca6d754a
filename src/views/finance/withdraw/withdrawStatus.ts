import { WithdrawStatus } from '@/contract/finance/withdrawFlow';
import type { withdraw } from '@/contract/finance/withdraw';
import type { DetailOf, RowOf } from '@/contract/resource';
import { inState } from '@/domain/kit/inState';

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

/** True for one to pay that this operator has approved. */
export const isApprovedBy = (record: WithdrawRow, name: string): boolean =>
  isPayable(record) && name !== '' && [record.firstReviewer, record.secondReviewer].includes(name);

export const isUnclear = inState(unclear);

/** True if it was sent or may have been sent, so that an operator can record its result. */
export const isSent = inState(processing, confirming, unclear);
