import { channel } from '@/contract/finance/channel';
import type { Changed } from '@/domain/guard/PendingChange';
import { RevealCell } from '@/domain/security/RevealCell';
import { useT } from '@/i18n';
import { textOf } from '@/ui/cell/value';
import { CopyOutlined } from '@ant-design/icons';
import { fetchRecord } from '@/api/records';
import { recharge } from '@/contract/finance/recharge';
import { walletCode } from '@/contract/finance/walletCode';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import { addForm, editForm, formRecord } from './channelForm';

/** The account that waits, which operators with the permission can read in full. */
function PendingAccount({ record: { id, pendingChange } }: { record: Changed }) {
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

const { row } = screenKit(channel);

/** What waits of a channel, and who may confirm it or take it back. */
export const change = changeKit(channel, { more: (record) => <PendingAccount record={record} /> });

/** Opens the edit form; above it stands what waits for another operator, if anything does. */
export const edit = row.edit({
  load: async ({ id }) => formRecord(await fetchRecord(channel, id)),
  content: change.draw,
  fields: editForm,
});

/** Creates a channel as a copy of another one, without its code and account. */
export const copy = row.ask({
  name: 'copy',
  call: channel.calls.add,
  label: 'channel.copy',
  icon: <CopyOutlined />,
  drawer: true,
  fields: (field, record) => {
    const given = new Map<string, unknown>(Object.entries({ ...record, channelCode: '', bankAccount: '' }));
    return field.all(addForm).map((one) => ({ ...one, initial: given.get(one.name) ?? one.initial }));
  },
});

/** Links to other screens with records of the channel. */
export const links = [
  row.link(recharge, 'menu.201', ({ id }) => ({ channelId: id })),
  row.link(walletCode, 'field.walletCode', ({ walletCode: code }) => (code ? { walletCode: code } : null)),
];
