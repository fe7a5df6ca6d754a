import { fetchRechargeAddressSummary, rechargeAddresses } from '@/api/rechargeAddresses';
import type { RechargeAddressSummary } from '@/api/addressTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { required } from '@/crud/field/rules';
import { barActions, bulkActions, rowActions } from './rechargeAddressActions';
import { CollectCell, OwnerCell } from './rechargeAddressCells';
import { RechargeAddressStatistics } from './RechargeAddressStatistics';
import { sections } from './rechargeAddressSections';
import { isGone, isIdle } from './rechargeAddressStatus';

const { col, filter, member, field, row, bulk, bar, tabs } = kitOf(rechargeAddresses);

const owner = col.custom('uid', (record) => <OwnerCell row={record} />, {
  width: 190,
  csv: ({ uid }) => uid,
});

const toCollect = col.custom('toCollect', (record) => <CollectCell row={record} />, { width: 120 });

const renderStatistics = (figures: RechargeAddressSummary | undefined) => (
  <RechargeAddressStatistics figures={figures} />
);

export default function RechargeAddressScreen() {
  return (
    <CrudScreen
      resource={rechargeAddresses}
      schema={1}
      getRowTitle={({ address }) => address}
      tabs={tabs('allocType', 'biz_addr_alloc', ({ byAlloc }, code) => byAlloc[code] ?? 0)}
      summarise={fetchRechargeAddressSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.text('address'),
        filter.optionsOne('walletCode', 'walletCode'),
        filter.dates('createdAt', 'allocatedAt', 'lastReceivedAt'),
        filter.options('coin', 'coin'),
        filter.dictOne('chain', 'biz_chain'),
        filter.dict('allocType', 'biz_addr_alloc'),
        filter.dictOne('status', 'sys_normal_disable'),
        filter.toggle('toCollect'),
        filter.moneyRange('chainBalance'),
        filter.text('memo'),
        filter.dictOne('source', 'biz_addr_source'),
        filter.moneyRange('totalReceived'),
        filter.numberRange('receiveCount'),
        ...member.filters,
      ]}
      columns={[
        col.address('address', { pin: 'start', link: ({ explorerAddress }) => explorerAddress }),
        owner,
        col.text('coin', { width: 90 }),
        col.dict('chain', 'biz_chain', { width: 90 }),
        col.dict('allocType', 'biz_addr_alloc', { width: 100 }),
        col.dict('status', 'sys_normal_disable', { width: 90 }),
        col.money('chainBalance', { coin: ({ coin }) => coin }),
        toCollect,
        col.money('totalReceived', { coin: ({ coin }) => coin }),
        col.number('receiveCount'),
        col.time('allocatedAt'),
        col.time('createdAt'),
        col.text('walletCode', { optional: true }),
        col.text('memo', { optional: true }),
        col.dict('source', 'biz_addr_source', { optional: true }),
        col.time('lastReceivedAt', { optional: true }),
        ...member.columns,
        col.text('remark', { optional: true }),
        col.text('createdBy', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[bar.create({ label: 'rechargeAddress.add' }), ...barActions, bar.exportCsv()]}
      rowActions={[
        row.detail(),
        ...rowActions,
        row.edit({ visible: (record) => !isGone(record) }),
        row.remove({ visible: isIdle }),
      ]}
      bulkActions={[...bulkActions, bulk.remove()]}
      detail={sections}
      addForm={[
        field.options('walletCode', 'walletCode', { rules: [required] }),
        field.text('address', { rules: [required], max: 128 }),
        field.text('memo', { max: 64, hint: 'rechargeAddress.memoHint' }),
        field.area('remark'),
      ]}
      editForm={[field.member('memberId', { hint: 'rechargeAddress.memberHint' }), field.area('remark')]}
    />
  );
}
