import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withdraw } from '@/contract/finance/withdraw';
import { useFormObstacle } from '@/crud/form/obstacle';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import { useT } from '@/i18n';
import { useStopReason } from './stops';
import type { WithdrawRow } from './withdrawStatus';

/**
 * Watches the withdraws of an open payment dialog: what was put on hold or barred meanwhile disables the payment with the
 * reason, before a password is asked for, and lists and drawers read it again.
 */
export function PayGuard({ records }: { records: readonly WithdrawRow[] }) {
  const t = useT();
  const client = useQueryClient();
  const reasonOf = useStopReason();
  const { data = [] } = useDryRun(withdraw.calls.payable, { ids: records.map(({ id }) => id) });
  const reasons = data.flatMap((now) => {
    const orderNo = records.find(({ id }) => id === now.id)?.orderNo ?? '';
    const reason = reasonOf(now);
    return reason === null ? [] : [t('withdraw.stop.one', { orderNo, reason })];
  });
  useFormObstacle(reasons.length > 0 ? reasons.join(t('crud.semicolon')) : null);
  const changed = data.some((now) =>
    records.some(({ id, version }) => id === now.id && version !== now.version),
  );
  useEffect(() => {
    if (changed) void client.invalidateQueries({ queryKey: [withdraw.name] });
  }, [changed, client]);
  return null;
}
