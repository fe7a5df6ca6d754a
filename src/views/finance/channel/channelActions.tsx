import { CheckCircleOutlined, CopyOutlined, EditOutlined } from '@ant-design/icons';
import { CHANNEL, channels, sortChannels } from '@/api/channels';
import { rechargeLog } from '@/api/finance';
import { walletCodes } from '@/api/walletCodes';
import type { Channel, ChannelQuery } from '@/api/channelTypes';
import type { BarAction, RowAction } from '@/crud/action/action';
import { textIn } from '@/ui/cell/TextsCell';
import { kitOf } from '@/domain/kit/kit';
import { sortAction } from '@/crud/sort/sortAction';
import { currentLanguage } from '@/i18n';
import { ConfirmDialog } from './ConfirmDialog';
import { CopyDrawer, EditDrawer } from './EditDrawer';

const { row } = kitOf(channels);

/** How people call a channel, in the language on screen. */
export const getRowTitle = ({ channelName }: Channel) => textIn(channelName, currentLanguage());

/** Somebody else's word on new receiving data. */
export const confirm: RowAction<Channel> = {
  name: 'confirmChange',
  label: 'channel.confirm',
  icon: <CheckCircleOutlined />,
  primary: true,
  permission: CHANNEL.confirmChange,
  visible: ({ pendingChange }) => pendingChange !== null,
  perform: (channel, context) => context.show((dialog) => <ConfirmDialog {...dialog} channel={channel} />),
};

/** The form with its banner for what waits. */
export const edit: RowAction<Channel> = {
  name: 'edit',
  label: 'crud.edit',
  icon: <EditOutlined />,
  permission: channels.permissions.edit ?? '',
  perform: (channel, context) => context.show((dialog) => <EditDrawer {...dialog} channel={channel} />),
};

/** A new channel that begins as this one. */
export const copy: RowAction<Channel> = {
  name: 'copy',
  label: 'channel.copy',
  icon: <CopyOutlined />,
  permission: channels.permissions.add ?? '',
  perform: (channel, context) => context.show((dialog) => <CopyDrawer {...dialog} channel={channel} />),
};

/** What is done with a channel elsewhere. */
export const links = [
  row.link('recharges', 'channel.links.recharges', {
    permission: rechargeLog.permissions.list,
    to: ({ id }) => `/finance/recharge?channelId=${id}`,
  }),
  row.link('walletCode', 'channel.links.walletCode', {
    permission: walletCodes.permissions.list,
    visible: ({ walletCode }) => walletCode !== '',
    to: ({ walletCode }) => `/finance/walletCode?walletCode=${encodeURIComponent(walletCode)}`,
  }),
];

/** Puts the channels into the order members see. */
export const sort: BarAction<Channel, ChannelQuery> = sortAction(channels, CHANNEL.sort, sortChannels);
