import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { SharedCell } from './SharedCell';
import { actions } from './withdrawAddressActions';
import { sections } from './withdrawAddressSections';

const { col, columns, filters, tabs, row, bulk, bar, stat, statistics } = screenKit(withdrawAddress);

export default crudScreen(withdrawAddress, {
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [stat.value('newToday'), stat.value('shared'), stat.value('blacklisted')],
  }),
  filters: filters(
    'member',
    'address',
    'memo',
    'dates',
    'label',
    'coin',
    'chain',
    'walletCode',
    'status',
    'isWhitelist',
    'useCount',
    'totalAmount',
    'sharedMembers',
    'createdIp',
    'aboutMember',
  ),
  columns: columns(
    [
      'address',
      'member',
      col('label', { width: 130 }),
      col('coin', { width: 90 }),
      col('chain', { width: 90 }),
      col('memo', { width: 110 }),
      col('status', { width: 100 }),
      'isWhitelist',
      col.custom('sharedMembers', (record) => <SharedCell place={record} />, { width: 120 }),
      'useCount',
      'totalAmount',
      'lastUsedAt',
      'createdAt',
    ],
    [
      'activeAt',
      'riskNote',
      'blacklistReason',
      'blacklistedBy',
      'createdIp',
      'walletCode',
      'aboutMember',
      'remark',
      'updatedBy',
      'updatedAt',
      'id',
    ],
  ),
  toolbar: [bar.exportCsv()],
  rowActions: [
    row.detail(),
    ...actions,
    row.edit({ fields: (field) => [field('riskNote'), field('remark')] }),
    row.remove(),
  ],
  bulkActions: [bulk.remove()],
  detail: sections,
});
