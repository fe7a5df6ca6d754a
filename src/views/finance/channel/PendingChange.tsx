import { channel as resource } from '@/contract/finance/channel';
import type { RowOf } from '@/contract/resource';
import { PendingDiff } from '@/domain/change/PendingDiff';
import { RevealCell } from '@/domain/security/RevealCell';
import { useT } from '@/i18n';

/** New receiving data next to those in force, shown until another operator has confirmed them. */
export function PendingChange({ channel }: { channel: RowOf<typeof resource> }) {
  const t = useT();
  const { id, pendingChange, changeBy, changeAt } = channel;
  const account = pendingChange?.bankAccount;
  return (
    <PendingDiff
      resource={resource.name}
      record={channel}
      change={pendingChange}
      title={t('channel.waits', { who: changeBy, at: changeAt ?? '' })}
    >
      {account === undefined ? null : (
        <p>
          {t('channel.pendingAccount')}{' '}
          <RevealCell of={{ resource: resource.name, id, field: 'pendingAccount' }} masked={account} />
        </p>
      )}
    </PendingDiff>
  );
}
