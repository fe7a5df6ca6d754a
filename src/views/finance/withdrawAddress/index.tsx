import { uses, withdrawAddress } from '@/contract/finance/withdrawAddress';
import { drawnNames } from '@/crud/field/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { SharedCell } from './SharedCell';
import { actions } from './withdrawAddressActions';

const { screen, col, tabs, row, bulk, bar, section, fact, stat, statistics } = screenKit(withdrawAddress);

export default screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [stat.value('newToday'), stat.value('shared'), stat.value('blacklisted')],
  }),
  columns: [
    'address',
    'member',
    'label',
    col('coin', { width: 76 }),
    col('chain', { width: 96 }),
    'memo',
    'status',
    'isWhitelist',
    col.custom('sharedMembers', (record) => <SharedCell place={record} />, { width: 120 }),
    'useCount',
    'totalAmount',
    'lastUsedAt',
    'createdAt',
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [row.detail(), ...actions, row.edit(), row.remove()],
  bulkActions: [bulk.remove()],
  detail: [
    section.rest('withdrawAddress.sectionAddress'),
    section.facts('field.member', ['member', 'aboutMember', ...drawnNames(uses)]),
    section.facts('withdrawAddress.sectionRisk', [
      fact.custom('sharedMembers', (record) => <SharedCell place={record} />),
      'riskNote',
      'blacklistedBy',
      'blacklistedAt',
      'blacklistReason',
      'remark',
    ]),
    section.history(),
  ],
});
