import { channel } from '@/contract/finance/channel';
import type { Changed } from '@/domain/guard/PendingChange';
import { RevealCell } from '@/domain/security/RevealCell';
import { useT } from '@/i18n';
import { textOf } from '@/ui/cell/value';

/** The account that waits, which operators with the permission can read in full. */
export function PendingAccount({ record: { id, pendingChange } }: { record: Changed }) {
  const t = useT();
  const account = textOf(Reflect.get(pendingChange ?? {}, 'bankAccount'));
  if (account === null) return null;
  return (
    <p>
      {t('channel.pendingAccount')}{' '}
      <RevealCell of={{ resource: channel.name, id, field: 'pendingAccount' }} masked={account} />
    </p>
  );
}
