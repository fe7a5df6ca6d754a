import { AdjustStatus } from '@/contract/finance/adjust';
import type { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';

/** Waits for another operator. */
export const isPending = ({ status }: Pick<RowOf<typeof adjust>, 'status'>): boolean =>
  status === AdjustStatus.pending;
