import { RechargeStatus } from '@/contract/finance/recharge';
import type { recharge } from '@/contract/finance/recharge';
import type { RowOf } from '@/contract/resource';

type State = Pick<RowOf<typeof recharge>, 'status'>;

/** Waits for a reviewer. */
export const isPending = ({ status }: State): boolean => status === RechargeStatus.pending;

/** Waits for a reviewer, or was put aside by one: something can be decided. */
export const isOpen = ({ status }: State): boolean =>
  status === RechargeStatus.pending || status === RechargeStatus.onHold;
