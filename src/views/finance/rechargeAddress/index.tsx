import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import { place } from '@/contract/block/address';
import { drawnNames } from '@/crud/field/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { barActions, bulkActions, isIdle, isRetired, rowActions } from './rechargeAddressActions';
import { RechargeAddressStatistics } from './RechargeAddressStatistics';

type Balance = Pick<RowOf<typeof rechargeAddress>, 'toCollect' | 'collectNo'>;

/** Whether the balance of an address is worth collecting, or is being collected. */
export function CollectCell({ address: { toCollect, collectNo } }: { address: Balance }) {
  const t = useT();
  if (collectNo !== '') {
    return (
      <span title={collectNo}>
        <Badge>{t('rechargeAddress.collecting')}</Badge>
      </span>
    );
  }
  return toCollect ? <Badge tone="warn">{t('rechargeAddress.due')}</Badge> : NONE;
}

const { screen, col, tabs, row, bulk, bar, section, fact } = screenKit(rechargeAddress);

export default screen({
  tabs: tabs('allocType', 'byAlloc'),
  Statistics: RechargeAddressStatistics,
  columns: [
    'address',
    'member',
    col('coin', { width: 76 }),
    col('chain', { width: 96 }),
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
