import { Alert } from 'antd';
import { channels } from '@/api/channels';
import type { Channel } from '@/api/channelTypes';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { RevealCell } from '@/domain/security/RevealCell';
import { textOf } from '@/ui/cell/value';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useT } from '@/i18n';
import styles from './channel.module.css';

/** New receiving data beside those in force, until somebody else has confirmed them. */
export function PendingChange({ channel }: { channel: Channel }) {
  const t = useT();
  const labelOf = useFormatLabel();
  const { pendingChange, changeBy, changeAt } = channel;
  if (!pendingChange) return null;
  const now = new Map<string, unknown>(Object.entries(channel));
  const changes = Object.entries(pendingChange).map(([field, after]) => ({
    field,
    before: textOf(now.get(field)),
    after: textOf(after),
  }));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('channel.waits', { who: changeBy, at: changeAt ?? '' })}
      description={
        <>
          <FieldDiff changes={changes} labelOf={(field) => labelOf(fieldLabel(channels.name, field))} />
          {pendingChange.bankAccount === undefined ? null : (
            <p className={styles.account}>
              {t('channel.pendingAccount')}{' '}
              <RevealCell
                of={{ resource: channels.name, id: channel.id, field: 'pendingAccount' }}
                masked={pendingChange.bankAccount}
              />
            </p>
          )}
        </>
      }
    />
  );
}
