import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { CollectCell } from './CollectCell';
import { barActions, bulkActions, rowActions } from './rechargeAddressActions';
import { sections } from './rechargeAddressSections';
import { RechargeAddressStatistics } from './RechargeAddressStatistics';
import { isIdle, isRetired } from './rechargeAddressStatus';

const { col, columns, filters, tabs, row, bulk, bar } = screenKit(rechargeAddress);

export default crudScreen(rechargeAddress, {
  tabs: tabs('allocType', 'byAlloc'),
  Statistics: RechargeAddressStatistics,
  filters: filters(
    'member',
    'address',
    'walletCode',
    'dates',
    'coin',
    'chain',
    'allocType',
    'status',
    'toCollect',
    'chainBalance',
    'memo',
    'source',
    'totalReceived',
    'receiveCount',
    'aboutMember',
  ),
  columns: columns(
    [
      'address',
      'member',
      col('coin', { width: 90 }),
      col('chain', { width: 90 }),
      col('allocType', { width: 100 }),
      'status',
      'chainBalance',
      col.custom('toCollect', (record) => <CollectCell address={record} />, { width: 120 }),
      'totalReceived',
      'receiveCount',
      'allocatedAt',
      'createdAt',
    ],
    ['walletCode', 'memo', 'source', 'lastReceivedAt', 'aboutMember', 'audit'],
  ),
  toolbar: [
    bar.create({
      label: 'rechargeAddress.add',
      fields: (field) => [
        field('walletCode'),
        field('address'),
        field('memo', { hint: 'rechargeAddress.memoHint' }),
        field('remark'),
      ],
    }),
    ...barActions,
    bar.exportCsv(),
  ],
  rowActions: [
    row.detail(),
    ...rowActions,
    row.edit({
      visible: (record) => !isRetired(record),
      fields: (field) => [field('memberId', { hint: 'rechargeAddress.memberHint' }), field('remark')],
    }),
    row.remove({ visible: isIdle }),
  ],
  bulkActions: [...bulkActions, bulk.remove()],
  detail: sections,
});
