import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import type { WithdrawRow } from './withdrawStatus';

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
