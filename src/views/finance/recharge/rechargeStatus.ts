import { RechargeStatus } from '@/contract/finance/recharge';
import type { recharge } from '@/contract/finance/recharge';
import type { RowOf } from '@/contract/resource';

type State = Pick<RowOf<typeof recharge>, 'status'>;

/** True while it waits for a reviewer. */
export const isPending = ({ status }: State): boolean => status === RechargeStatus.pending;

/** True while it waits for a reviewer or is on hold, so that it can be decided. */
export const isOpen = ({ status }: State): boolean =>
  status === RechargeStatus.pending || status === RechargeStatus.onHold;
