import { WithdrawStatus } from '@/contract/finance/withdraw';
import type { withdraw } from '@/contract/finance/withdraw';
import type { DetailOf, RowOf } from '@/contract/resource';

export type WithdrawRow = RowOf<typeof withdraw>;
export type WithdrawDetail = DetailOf<typeof withdraw>;

type State = Pick<WithdrawRow, 'status'>;

/** True while it waits for its first or second review. */
export const isPending = ({ status }: State): boolean =>
  status === WithdrawStatus.pending || status === WithdrawStatus.secondReview;

export const isOnHold = ({ status }: State): boolean => status === WithdrawStatus.onHold;

/** True while it can be decided: it waits for a review or is on hold. */
export const isOpen = (row: State): boolean => isPending(row) || isOnHold(row);

/** True once it is approved and waits to be paid. */
export const isPayable = ({ status }: State): boolean => status === WithdrawStatus.approved;

export const isUnclear = ({ status }: State): boolean => status === WithdrawStatus.unclear;

/** True if it was sent or may have been sent, so that an operator can record its result. */
export const isSent = (row: State): boolean =>
  row.status === WithdrawStatus.processing || row.status === WithdrawStatus.confirming || isUnclear(row);
