import { AdjustStatus } from '@/contract/finance/adjust';
import type { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';

/** True while it waits for another operator's review. */
export const isPending = ({ status }: Pick<RowOf<typeof adjust>, 'status'>): boolean =>
  status === AdjustStatus.pending;
