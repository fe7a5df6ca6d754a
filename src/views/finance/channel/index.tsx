import { channel } from '@/contract/finance/channel';
import type { LocalTexts } from '@/contract/field/texts';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { switchColumn } from '@/domain/kit/switchColumn';
import { currentLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { approve, copy, edit, links, reject, sort } from './channelActions';
import { addForm } from './channelForm';
import { sections } from './channelSections';
import { UsedCell } from './UsedCell';

const { col, columns, filters, row, bulk, bar, stat, statistics } = screenKit(channel);

const namesOf = (list: readonly LocalTexts[]): string =>
  list.map((name) => textIn(name, currentLanguage())).join(', ');

export default crudScreen(channel, {
  Statistics: statistics({
    alerts: [
      stat.alert('warning', ({ pending }, t) =>
        pending.length > 0 ? t('channel.pendingNames', { names: namesOf(pending) }) : null,
      ),
      stat.alert('error', ({ nearlyFull }, t) =>
        nearlyFull.length > 0 ? t('channel.nearlyFull', { names: namesOf(nearlyFull) }) : null,
      ),
    ],
    values: [
      stat.value('todayUsdt', { label: 'channel.today', note: () => 'USDT' }),
      stat.value('successRate', { label: 'channel.weekRate', hint: 'channel.weekRateHint' }),
    ],
    aside: stat.bars('today', 'channelName', 'channel.today'),
  }),
  filters: filters(
    'channelName',
    'channelCode',
    'channelType',
    'walletCode',
    'status',
    'autoReview',
    'pending',
    'dates',
  ),
  columns: columns(
    [
      'channelName',
      'channelCode',
      col('channelType', { width: 110 }),
      col('walletCode', { width: 130 }),
      col('minAmount', { width: 120 }),
      col('maxAmount', { width: 140 }),
      col('dailyLimit', { width: 150 }),
      col.custom('dailyUsed', (record) => <UsedCell {...record} />, { width: 160 }),
      col('feeType', { width: 90 }),
      col('feeValue', { width: 110 }),
      'successRate',
      switchColumn(channel, 'status', { call: channel.calls.setStatus }),
      col('changeBy', { width: 110 }),
      'createdAt',
    ],
    [
      'address',
      'memo',
      'qrImg',
      col('fiatCurrency', { width: 90 }),
      'bankName',
      'bankAccount',
      'accountName',
      'rate',
      col('autoReview', { width: 120 }),
      'reviewThreshold',
      'visibleLevels',
      'visibleCountries',
      'guide',
      'sort',
      'audit',
    ],
  ),
  toolbar: [bar.create({ fields: addForm }), sort, bar.exportCsv()],
  rowActions: [approve, reject, row.detail(), edit, copy, ...links, row.remove()],
  bulkActions: [bulk.remove()],
  detail: sections,
});
