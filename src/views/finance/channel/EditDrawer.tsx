import { channels } from '@/api/channels';
import type { Channel, ChannelDraft, ChannelEdit } from '@/api/channelTypes';
import type { Dialog } from '@/crud/action/action';
import { EditorDrawer } from '@/crud/form/EditorDrawer';
import { textOf } from '@/ui/cell/value';
import { textIn } from '@/ui/cell/TextsCell';
import { useLanguage, useT } from '@/i18n';
import { addForm, begun, editForm } from './channelFields';
import { PendingChange } from './PendingChange';

/** The form of an existing channel, below what of it waits for another operator. */
export function EditDrawer({ channel, ...dialog }: Dialog & { channel: Channel }) {
  const t = useT();
  const language = useLanguage();
  const { id } = channel;
  return (
    <EditorDrawer
      {...dialog}
      name={channels.name}
      id={id}
      title={t('crud.editRecord', { name: textIn(channel.channelName, language) })}
      fields={editForm}
      record={begun(channel)}
      save={async (values, base) =>
        channels.edit?.({ ...values, id, version: base['version'] } as ChannelEdit)
      }
      done="crud.saved"
    >
      <PendingChange channel={channel} />
    </EditorDrawer>
  );
}

/** A new channel that begins as a copy of another. */
export function CopyDrawer({ channel, ...dialog }: Dialog & { channel: Channel }) {
  const t = useT();
  const given = new Map<string, unknown>(Object.entries({ ...channel, channelCode: '', bankAccount: '' }));
  return (
    <EditorDrawer
      {...dialog}
      name={channels.name}
      title={t('channel.copy')}
      fields={addForm.map((field) => ({ ...field, initial: given.get(field.name) ?? field.initial }))}
      save={async (values) =>
        channels.add?.({ ...values, channelCode: textOf(values['channelCode']) ?? '' } as ChannelDraft)
      }
      done="crud.saved"
    />
  );
}
