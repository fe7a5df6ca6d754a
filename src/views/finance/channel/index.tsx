import { CHANNEL, channels, fetchChannelSummary, setChannelStatus } from '@/api/channels';
import type { Channel, ChannelSummary } from '@/api/channelTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { confirm, copy, edit, links, getRowTitle, sort } from './channelActions';
import { addForm } from './channelFields';
import { ChannelStatistics } from './ChannelStatistics';
import { sections } from './channelSections';
import { UsedCell } from './UsedCell';

const { col, filter, row, bulk, bar } = kitOf(channels);

/** What the limits are in: channels of fiat pay in USDT. */
const coinOf = ({ walletCode }: Channel) => walletCode.split('-')[0] || 'USDT';

const renderUsed = (channel: Channel) => <UsedCell channel={channel} />;

const renderStatistics = (figures: ChannelSummary | undefined) => <ChannelStatistics figures={figures} />;

export default function ChannelScreen() {
  return (
    <CrudScreen
      resource={channels}
      schema={1}
      getRowTitle={getRowTitle}
      summarise={fetchChannelSummary}
      summary={renderStatistics}
      filters={[
        filter.text('channelName'),
        filter.text('channelCode'),
        filter.dict('channelType', 'biz_channel_type'),
        filter.optionsOne('walletCode', 'walletCode'),
        filter.dictOne('status', 'sys_normal_disable'),
        filter.dictOne('autoReview', 'sys_yes_no'),
        filter.toggle('pending'),
        filter.dates('createdAt', 'updatedAt'),
      ]}
      columns={[
        col.texts('channelName', { pin: 'start' }),
        col.text('channelCode'),
        col.dict('channelType', 'biz_channel_type', { width: 110 }),
        col.text('walletCode', { width: 130 }),
        col.money('minAmount', { coin: coinOf, width: 120 }),
        col.money('maxAmount', { coin: coinOf, width: 140 }),
        col.money('dailyLimit', { coin: coinOf, width: 150 }),
        col.custom('dailyUsed', renderUsed, {
          width: 160,
          csv: ({ dailyUsed }) => dailyUsed,
        }),
        col.dict('feeType', 'biz_fee_type', { width: 90 }),
        col.money('feeValue', {
          coin: (channel) => (channel.feeType === 2 ? '%' : coinOf(channel)),
          sort: false,
          width: 110,
        }),
        col.percent('successRate', { sort: false }),
        col.onOff('status', {
          permission: CHANNEL.setStatus,
          getRowTitle,
          set: ({ id, version }, on) => setChannelStatus(id, version, on),
        }),
        col.text('changeBy', { width: 110 }),
        col.time('createdAt'),
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
        col.time('updatedAt', { optional: true }),
        col.text('createdBy', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[bar.create(), sort, bar.exportCsv()]}
      rowActions={[confirm, row.detail(), edit, copy, ...links, row.remove()]}
      bulkActions={[bulk.remove()]}
      detail={sections}
      addForm={addForm}
    />
  );
}
