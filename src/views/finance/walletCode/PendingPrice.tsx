import { walletCode as resource } from '@/contract/finance/walletCode';
import type { RowOf } from '@/contract/resource';
import { PendingDiff } from '@/domain/change/PendingDiff';
import { useT } from '@/i18n';

/** A new price next to the one in force, shown until another operator has confirmed it. */
export function PendingPrice({ walletCode }: { walletCode: RowOf<typeof resource> }) {
  const t = useT();
  const { pendingChange, changeBy, changeAt } = walletCode;
  return (
    <PendingDiff
      resource={resource.name}
      record={walletCode}
      change={pendingChange}
      title={t('walletCode.waits', { who: changeBy, at: changeAt ?? '' })}
    />
  );
}
