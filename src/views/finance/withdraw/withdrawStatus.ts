import type { WithdrawLog } from '@/api/withdrawTypes';
import { cmp } from '@/lib/money';

type Stated = Pick<WithdrawLog, 'status'>;

/** Waits for a first or second review. */
export const isPending = ({ status }: Stated): boolean => status === 1 || status === 2;

export const isOnHold = ({ status }: Stated): boolean => status === 10;

/** Something can be decided about it. */
export const isOpen = (row: Stated): boolean => isPending(row) || isOnHold(row);

/** Waits for its money to be sent. */
export const isPayable = ({ status }: Stated): boolean => status === 3;

export const isUnclear = ({ status }: Stated): boolean => status === 11;

/** Nobody alone says that it has failed: a gateway or a chain has got it. */
export const isOutOfHand = (row: Pick<WithdrawLog, 'status' | 'payMode'>): boolean =>
  isUnclear(row) || row.status === 5 || (row.status === 4 && row.payMode === 1);

/** Sent, or maybe sent: somebody may know what became of it. */
export const isSent = (row: Stated): boolean => row.status === 4 || row.status === 5 || isUnclear(row);

/** Worth so much (USDT) that the reviewer has to type the end of the address. */
export const isLarge = ({ usdtValue }: Pick<WithdrawLog, 'usdtValue'>): boolean =>
  cmp(usdtValue, '10000') >= 0;

/** The second review of one worth so much (USDT) that only few may give it. */
export const isFinal = ({ status, usdtValue }: Pick<WithdrawLog, 'status' | 'usdtValue'>): boolean =>
  status === 2 && cmp(usdtValue, '100000') >= 0;
