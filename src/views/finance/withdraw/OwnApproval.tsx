import { Alert } from 'antd';
import { useViewer } from '@/crud/action/useViewer';
import { useT } from '@/i18n';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

/** Tells the operator that some of the withdraws to pay were approved by the operator alone. */
export function OwnApproval({ records }: { records: readonly WithdrawRow[] }) {
  const t = useT();
  const { name } = useViewer();
  const n = records.filter((record) => isApprovedBy(record, name)).length;
  if (n === 0) return null;
  const title = records.length === 1 ? t('withdraw.ownApprovalText') : t('withdraw.ownApprovals', { n });
  return <Alert type="warning" showIcon title={title} />;
}
