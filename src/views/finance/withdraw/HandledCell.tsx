import { useViewer } from '@/crud/action/useViewer';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

/**
 * Who went first with a withdraw that waits for another operator, and when; on one to pay, that the operator who
 * looks at it has approved it.
 */
export function HandledCell({ row }: { row: WithdrawRow }) {
  const t = useT();
  const { name } = useViewer();
  const { proposedBy, proposedAt } = row;
  if (isApprovedBy(row, name)) return <Badge tone="warn">{t('withdraw.ownApproval')}</Badge>;
  if (!proposedBy) return NONE;
  return (
    <span title={proposedAt ?? undefined}>
      <bdi>{visibleText(proposedBy)}</bdi> {proposedAt?.slice(...SHORT)}
    </span>
  );
}
