import type { RechargeLog } from '@/api/financeTypes';

/** Waits for a reviewer. */
export const isPending = ({ status }: Pick<RechargeLog, 'status'>): boolean => status === 1;

/** Waits for a reviewer, or was put aside by one: something can be decided. */
export const isOpen = ({ status }: Pick<RechargeLog, 'status'>): boolean => status === 1 || status === 5;
