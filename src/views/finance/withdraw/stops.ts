import { withdraw } from '@/contract/finance/withdraw';
import { WithdrawStatus } from '@/contract/finance/withdrawFlow';
import { HoldCause } from '@/contract/finance/withdrawStops';
import { useDict } from '@/crud/cell/useDict';
import { choiceLabel, useFormatLabel } from '@/crud/field/label';
import { inState } from '@/domain/kit/inState';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { isOnHold, isPayable } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

/** `biz_member_type` of members whose coins are not real. */
const DEMO = 2;

type Stopped = Pick<WithdrawRow, 'holdCause' | 'blockedBy'> & { status: number };

const isSentOut = inState(
  WithdrawStatus.processing,
  WithdrawStatus.confirming,
  WithdrawStatus.completed,
  WithdrawStatus.unclear,
);

export const isOfDemo = ({ memberType }: Pick<WithdrawRow, 'memberType'>): boolean => memberType === DEMO;

/** True for real coins that went to a demo member, or may have. */
export const isPaidToDemo = (record: WithdrawRow): boolean => isOfDemo(record) && isSentOut(record);

/** True for one on hold because of its member or its address, not by a reviewer's decision. */
export const isHeldBySystem = (record: Stopped): boolean =>
  isOnHold(record) && record.holdCause !== null && record.holdCause !== HoldCause.review;

/** True for one that is approved and cannot be paid now. */
export const isBarred = (record: Stopped): boolean => isPayable(record) && record.blockedBy.length > 0;

/** Why some of the withdraws cannot be paid, for a button; `null` if nothing is known against it. */
export function payObstacle(records: readonly WithdrawRow[], t: Translate): string | null {
  if (records.some((record) => isPayable(record) && isOfDemo(record))) return t('withdraw.demoNoPay');
  const batched = records.find((record) => isPayable(record) && record.batchNo !== '');
  if (batched) return t('withdraw.inBatch', { orderNo: batched.orderNo, no: batched.batchNo });
  const barred = records.filter(isBarred);
  if (barred.length === 0) return null;
  return t('withdraw.barredPay', { list: barred.map(({ orderNo }) => orderNo).join(t('crud.comma')) });
}

/** Says why a withdraw cannot be paid, with the names of what bars it; `null` if nothing does. */
export function useStopReason(): (record: Stopped) => string | null {
  const t = useT();
  const labelOf = useFormatLabel();
  const { label: flag } = useDict('biz_risk_flag');
  const { label: state } = useDict('biz_withdraw_status');
  return (record) => {
    const { status, holdCause, blockedBy } = record;
    if (holdCause !== null)
      return t('withdraw.stop.held', { why: labelOf(choiceLabel(withdraw.name, 'holdCause', holdCause)) });
    if (!isPayable(record)) return t('withdraw.stop.state', { state: state(status) });
    if (blockedBy.length === 0) return null;
    return t('withdraw.stop.blocked', { list: blockedBy.map(flag).join(t('crud.comma')) });
  };
}
