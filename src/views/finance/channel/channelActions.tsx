import { CheckCircleOutlined, CloseCircleOutlined, CopyOutlined } from '@ant-design/icons';
import { fetchRecord } from '@/api/records';
import { channel } from '@/contract/finance/channel';
import { recharge } from '@/contract/finance/recharge';
import { walletCode } from '@/contract/finance/walletCode';
import type { RowOf } from '@/contract/resource';
import { minChars, required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { addForm, editForm, formRecord } from './channelForm';
import { PendingChange } from './PendingChange';

const { row } = screenKit(channel);

type Row = RowOf<typeof channel>;

/** The options common to both decisions about new receiving data: the dialog shows another operator both values. */
const decision = {
  call: channel.calls.confirmChange,
  visible: ({ pendingChange }: Row) => pendingChange !== null,
  content: (record: Row) => <PendingChange channel={record} />,
} as const;

/** Confirms new receiving data, which puts them in force. */
export const approve = row.ask({
  ...decision,
  name: 'approve',
  label: 'channel.result.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  fixed: { result: 'approve' },
  done: 'channel.confirmed',
});

/** Rejects new receiving data. */
export const reject = row.ask({
  ...decision,
  name: 'reject',
  label: 'channel.result.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  fixed: { result: 'reject' },
  fields: (field) => [field('reason', { label: 'crud.reason', rules: [required, minChars(5)] })],
  done: 'channel.thrownAway',
});

/** Opens the edit form; above it stand the receiving data that wait for another operator, if any. */
export const edit = row.edit({
  load: async ({ id }) => formRecord(await fetchRecord(channel, id)),
  content: (record) => <PendingChange channel={record} />,
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
