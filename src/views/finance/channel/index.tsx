import { CheckCircleOutlined, CopyOutlined, EditOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { CHANNEL, channels, fetchChannelSummary, setChannelStatus, sortChannels } from '@/api/channels';
import type { Channel, ChannelQuery, ChannelSummary } from '@/api/channelTypes';
import type { BarAction, RowAction } from '@/crud/action';
import { CrudScreen } from '@/crud/CrudScreen';
import { kitOf } from '@/crud/kit/kit';
import { SortDialog } from '@/crud/SortDialog';
import { ConfirmDialog } from './parts/ConfirmDialog';
import { CopyDrawer, EditDrawer } from './parts/EditDrawer';
import { addForm } from './parts/fields';
import { Figures } from './parts/Figures';
import { sections } from './parts/sections';
import { UsedCell } from './parts/UsedCell';

const { col, filter, row, bulk, bar } = kitOf(channels);

const nameOf = ({ channelName }: Channel) => channelName.zh;

const confirm: RowAction<Channel> = {
  name: 'confirmChange',
  label: 'channel.confirm',
  icon: <CheckCircleOutlined />,
  primary: true,
  permission: CHANNEL.confirmChange,
  visible: ({ pendingChange }) => pendingChange !== null,
  perform: (channel, tools) => tools.show((dialog) => <ConfirmDialog {...dialog} channel={channel} />),
};

const edit: RowAction<Channel> = {
  name: 'edit',
  label: 'crud.edit',
  icon: <EditOutlined />,
  permission: channels.permissions.edit ?? '',
  perform: (channel, tools) => tools.show((dialog) => <EditDrawer {...dialog} channel={channel} />),
};

const copy: RowAction<Channel> = {
  name: 'copy',
  label: 'channel.copy',
  icon: <CopyOutlined />,
  permission: channels.permissions.add ?? '',
  perform: (channel, tools) => tools.show((dialog) => <CopyDrawer {...dialog} channel={channel} />),
};

const sort: BarAction<Channel, ChannelQuery> = {
  name: 'sort',
  label: 'crud.sort',
  icon: <SortAscendingOutlined />,
  permission: CHANNEL.sort,
  perform: (_, tools) =>
    tools.show((dialog) => (
      <SortDialog
        {...dialog}
        name={channels.name}
        load={async (signal) => {
          const { list } = await channels.list({ pageNum: 1, pageSize: 500, orderBy: 'sort asc' }, signal);
          return list.map((channel) => ({ id: channel.id, text: nameOf(channel) }));
        }}
        save={sortChannels}
      />
    )),
};

const drawUsed = (channel: Channel) => <UsedCell channel={channel} />;

const drawFigures = (figures: ChannelSummary | undefined) => <Figures figures={figures} />;

export default function ChannelScreen() {
  return (
    <CrudScreen
      resource={channels}
      schema={1}
      nameOf={nameOf}
      summarise={fetchChannelSummary}
      summary={drawFigures}
      filters={[
        filter.text('channelName'),
        filter.text('channelCode'),
        filter.dict('channelType', 'biz_channel_type'),
        filter.optionsOne('walletCode', 'walletCode'),
        filter.dictOne('status', 'sys_normal_disable'),
        filter.dictOne('autoReview', 'sys_yes_no'),
        filter.toggle('pending'),
      ]}
      columns={[
        col.texts('channelName', { pin: 'start' }),
        col.text('channelCode'),
        col.dict('channelType', 'biz_channel_type'),
        col.text('walletCode'),
        col.money('minAmount'),
        col.money('maxAmount'),
        col.money('dailyLimit'),
        col.custom('dailyUsed', drawUsed, {
          width: 160,
          csv: ({ dailyUsed }) => dailyUsed,
        }),
        col.dict('feeType', 'biz_fee_type', { width: 90 }),
        col.money('feeValue', { sort: false, width: 100 }),
        col.percent('successRate', { sort: false }),
        col.onOff('status', {
          permission: CHANNEL.setStatus,
          nameOf,
          set: ({ id, version }, on) => setChannelStatus(id, version, on),
        }),
        col.text('changeBy', { label: 'channel.changeBy' }),
        col.address('address', { optional: true }),
        col.text('memo', { optional: true }),
        col.images('qrImg', { optional: true }),
        col.text('fiatCurrency', { optional: true, width: 90 }),
        col.text('bankName', { optional: true }),
        col.masked('bankAccount', { optional: true }),
        col.text('accountName', { optional: true }),
        col.money('rate', { optional: true, sort: false }),
        col.dict('autoReview', 'sys_yes_no', { optional: true }),
        col.money('reviewThreshold', { optional: true, sort: false }),
        col.dicts('visibleLevels', 'biz_member_level', { optional: true }),
        col.dicts('visibleCountries', 'biz_country', { optional: true }),
        col.texts('guide', { optional: true }),
        col.number('sort', { optional: true }),
        col.text('remark', { optional: true }),
        col.time('createdAt', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('updatedBy', { optional: true }),
      ]}
      toolbar={[bar.create(), sort, bar.exportCsv()]}
      rowActions={[confirm, row.detail(), edit, copy, row.remove()]}
      bulkActions={[bulk.remove()]}
      detail={sections}
      addForm={addForm}
    />
  );
}
