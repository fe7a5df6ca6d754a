import { Segmented } from 'antd';
import { useState } from 'react';
import { channels, confirmChannelChange } from '@/api/channels';
import type { Channel } from '@/api/channelTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '@/domain/kit/fields';
import { minChars, required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import { useT } from '@/i18n';
import { PendingChange } from './PendingChange';

const field = fieldKit<{ reason: string }, never>(channels.name);

const RESULTS = ['approve', 'reject'] as const;

/** Another operator's word on new receiving data. */
export function ConfirmDialog({ channel, ...dialog }: Dialog & { channel: Channel }) {
  const t = useT();
  const [result, setResult] = useState<(typeof RESULTS)[number]>('approve');
  const { id, version, channelCode } = channel;
  const reason = field.area('reason', { label: 'crud.reason', rules: [required, minChars(5)] });
  return (
    <FormDialog
      {...dialog}
      name={channels.name}
      id={id}
      title={t('channel.confirmTitle', { code: channelCode })}
      ok={`channel.result.${result}`}
      danger={result === 'reject'}
      fields={[...(result === 'reject' ? [reason] : []), stepUpField]}
      done={result === 'approve' ? 'channel.confirmed' : 'channel.thrownAway'}
      save={(values) =>
        confirmChannelChange({
          id,
          version,
          result,
          reason: textOf(values['reason']) ?? '',
          operPassword: textOf(values['operPassword']) ?? '',
        })
      }
    >
      <PendingChange channel={channel} />
      <Segmented
        block
        value={result}
        options={RESULTS.map((value) => ({ value, label: t(`channel.result.${value}`) }))}
        onChange={setResult}
        aria-label={t('channel.confirm')}
      />
    </FormDialog>
  );
}
