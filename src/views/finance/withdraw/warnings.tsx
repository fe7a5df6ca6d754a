import { Alert } from 'antd';
import { useT } from '@/i18n';
import { isBarred, isHeldBySystem, isOfDemo, isPaidToDemo, useStopReason } from './stops';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';
import { useViewer } from '@/crud/action/useViewer';
import { Badge } from '@/ui/base/Badge';

/** Whether there is something to tell about one. */
export const hasStopNotice = (record: WithdrawRow): boolean =>
  isHeldBySystem(record) || isBarred(record) || isOfDemo(record);

/** Why a withdraw cannot be paid, and that real coins went to a demo member, at the head of its details. */
export function StopNotice({ record }: { record: WithdrawRow }) {
  const t = useT();
  const reasonOf = useStopReason();
  const reason = isHeldBySystem(record) || isBarred(record) ? reasonOf(record) : null;
  return (
    <>
      {reason === null ? null : <Alert type="error" showIcon title={reason} />}
      {isOfDemo(record) ? (
        <Alert
          type="error"
          showIcon
          title={t(isPaidToDemo(record) ? 'withdraw.demoPaidText' : 'withdraw.demoText')}
        />
      ) : null}
    </>
  );
}

/** Tells the operator that some of the withdraws to pay were approved by the operator alone. */
export function OwnApproval({ records }: { records: readonly WithdrawRow[] }) {
  const t = useT();
  const { name } = useViewer();
  const n = records.filter((record) => isApprovedBy(record, name)).length;
  if (n === 0) return null;
  const title = records.length === 1 ? t('withdraw.ownApprovalText') : t('withdraw.ownApprovals', { n });
  return <Alert type="warning" showIcon title={title} />;
}

/** Warnings about the target address of a payout. */
export function TargetWarnings({ row }: { row: WithdrawRow }) {
  const t = useT();
  const { isNewAddress, sharedMembers, isInternal } = row;
  return (
    <>
      {isNewAddress === 1 ? <Badge tone="warn">{t('withdraw.newAddress')}</Badge> : null}
      {sharedMembers > 1 ? <Badge tone="late">{t('withdraw.shared', { n: sharedMembers })}</Badge> : null}
      {isInternal === 1 ? <Badge>{t('withdraw.isInternal')}</Badge> : null}
    </>
  );
}
