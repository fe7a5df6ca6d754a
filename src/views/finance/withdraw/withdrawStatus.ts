import { withdraw } from '@/contract/finance/withdraw';
import { WithdrawStatus } from '@/contract/finance/withdrawFlow';
import type { DetailOf, RowOf } from '@/contract/resource';
import { inState } from '@/domain/kit/inState';
import { startsFrom } from '@/domain/kit/moves';

export type WithdrawRow = RowOf<typeof withdraw>;
export type WithdrawDetail = DetailOf<typeof withdraw>;

const { pending, secondReview, onHold, unclear } = WithdrawStatus;

export const isOnHold = inState(onHold);

/** True while it can be decided: it waits for a review or is on hold. */
export const isOpen = inState(pending, secondReview, onHold);

/** True once it is approved and waits to be paid. */
export const isPayable = startsFrom(withdraw, 'payByGateway');

/** True for one to pay that this operator has approved. */
export const isApprovedBy = (record: WithdrawRow, name: string): boolean =>
  isPayable(record) && name !== '' && [record.firstReviewer, record.secondReviewer].includes(name);

export const isUnclear = inState(unclear);
