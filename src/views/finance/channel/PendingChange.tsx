import { Alert } from 'antd';
import { channel as resource } from '@/contract/finance/channel';
import type { RowOf } from '@/contract/resource';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { RevealCell } from '@/domain/security/RevealCell';
import { useT } from '@/i18n';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { textOf } from '@/ui/cell/value';
import { changesIn } from './channelForm';

/** New receiving data next to those in force, shown until another operator has confirmed them. */
export function PendingChange({ channel }: { channel: RowOf<typeof resource> }) {
  const t = useT();
  const labelOf = useFormatLabel();
  const { id, pendingChange, changeBy, changeAt } = channel;
  if (!pendingChange) return null;
  const changes = changesIn(pendingChange).map(([field, after]) => ({
    field,
    before: textOf(Reflect.get(channel, field)),
    after: textOf(after),
  }));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('channel.waits', { who: changeBy, at: changeAt ?? '' })}
      description={
        <>
          <FieldDiff changes={changes} labelOf={(field) => labelOf(fieldLabel(resource.name, field))} />
          {pendingChange.bankAccount === undefined ? null : (
            <p>
              {t('channel.pendingAccount')}{' '}
              <RevealCell
                of={{ resource: resource.name, id, field: 'pendingAccount' }}
                masked={pendingChange.bankAccount}
              />
            </p>
          )}
        </>
      }
    />
  );
}
