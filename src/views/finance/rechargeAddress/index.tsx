import { place } from '@/contract/block/address';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { drawnNames } from '@/domain/kit/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { CollectCell } from './CollectCell';
import { barActions, bulkActions, isIdle, isRetired, rowActions } from './rechargeAddressActions';
import { RechargeAddressStatistics } from './RechargeAddressStatistics';

const { screen, col, tabs, row, bulk, bar, section, fact } = screenKit(rechargeAddress);

export default screen({
  tabs: tabs('allocType', 'byAlloc'),
  Statistics: RechargeAddressStatistics,
  columns: [
    'address',
    'member',
    'coin',
    'chain',
    'allocType',
    'status',
    'chainBalance',
    col.custom('toCollect', (record) => <CollectCell address={record} />, { width: 120 }),
    'totalReceived',
    'receiveCount',
    'allocatedAt',
    'createdAt',
  ],
  toolbar: [
    bar.create({
      label: 'rechargeAddress.add',
      fields: { memo: { hint: 'rechargeAddress.memoHint' } },
    }),
    ...barActions,
    bar.exportCsv(),
  ],
  rowActions: [
    row.detail(),
    ...rowActions,
    row.edit({
      visible: (record) => !isRetired(record),
      fields: { memberId: { hint: 'rechargeAddress.memberHint' } },
    }),
    row.remove({ visible: isIdle }),
  ],
  bulkActions: [...bulkActions, bulk.remove()],
  detail: [
    section.facts('rechargeAddress.sectionAddress', [
      ...drawnNames(place),
      'allocType',
      'status',
      'source',
      'member',
      'allocatedAt',
    ]),
    section.facts('rechargeAddress.sectionMoney', [
      'chainBalance',
      fact.custom('toCollect', (record) => <CollectCell address={record} />),
      'collectNo',
      'totalReceived',
      'receiveCount',
      'lastReceivedAt',
    ]),
    section.rest('crud.record'),
    section.history(),
  ],
});
