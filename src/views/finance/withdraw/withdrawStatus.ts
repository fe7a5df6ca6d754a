import { PayMode, WithdrawStatus } from '@/contract/finance/withdraw';
import type { withdraw } from '@/contract/finance/withdraw';
import type { DetailOf, RowOf } from '@/contract/resource';
import { cmp } from '@/lib/money';

export type WithdrawRow = RowOf<typeof withdraw>;
export type WithdrawDetail = DetailOf<typeof withdraw>;

type State = Pick<WithdrawRow, 'status'>;

/** Waits for a first or second review. */
export const isPending = ({ status }: State): boolean =>
  status === WithdrawStatus.pending || status === WithdrawStatus.secondReview;

export const isOnHold = ({ status }: State): boolean => status === WithdrawStatus.onHold;

/** Something can be decided about it. */
export const isOpen = (row: State): boolean => isPending(row) || isOnHold(row);

/** Waits for its money to be sent. */
export const isPayable = ({ status }: State): boolean => status === WithdrawStatus.approved;

export const isUnclear = ({ status }: State): boolean => status === WithdrawStatus.unclear;

/** A gateway or a chain has got it, so that one person alone cannot say that it has failed. */
export const isOutOfHand = (row: Pick<WithdrawRow, 'status' | 'payMode'>): boolean =>
  isUnclear(row) ||
  row.status === WithdrawStatus.confirming ||
  (row.status === WithdrawStatus.processing && row.payMode === PayMode.gateway);

/** Was sent, or may have been sent: an operator may know what became of it. */
export const isSent = (row: State): boolean =>
  row.status === WithdrawStatus.processing || row.status === WithdrawStatus.confirming || isUnclear(row);

/** Worth so much (USDT) that the reviewer has to type the end of the address. */
export const isLarge = ({ usdtValue }: Pick<WithdrawRow, 'usdtValue'>): boolean =>
  cmp(usdtValue, '10000') >= 0;

/** The second review of one worth so much (USDT) that only few may give it. */
export const isFinal = ({ status, usdtValue }: Pick<WithdrawRow, 'status' | 'usdtValue'>): boolean =>
  status === WithdrawStatus.secondReview && cmp(usdtValue, '100000') >= 0;
