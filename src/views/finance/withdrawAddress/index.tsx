import { fetchWithdrawAddressSummary, withdrawAddresses } from '@/api/withdrawAddresses';
import type { WithdrawAddressSummary } from '@/api/addressTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { rowActions } from './withdrawAddressActions';
import { WithdrawAddressStatistics } from './WithdrawAddressStatistics';
import { sections } from './withdrawAddressSections';
import { SharedCell } from './SharedCell';

const { col, filter, member, field, row, bulk, bar, tabs } = kitOf(withdrawAddresses);

const shared = col.custom('sharedMembers', (record) => <SharedCell row={record} />, {
  width: 120,
  sort: true,
  csv: ({ sharedMembers }) => String(sharedMembers),
});

const renderStatistics = (figures: WithdrawAddressSummary | undefined) => (
  <WithdrawAddressStatistics figures={figures} />
);

export default function WithdrawAddressScreen() {
  return (
    <CrudScreen
      resource={withdrawAddresses}
      schema={1}
      getRowTitle={({ address }) => address}
      tabs={tabs('status', 'biz_withdraw_addr_status', ({ byStatus }, code) => byStatus[code] ?? 0)}
      summarise={fetchWithdrawAddressSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.text('address'),
        filter.text('memo'),
        filter.dates('createdAt', 'lastUsedAt'),
        filter.text('label'),
        filter.options('coin', 'coin'),
        filter.dictOne('chain', 'biz_chain'),
        filter.optionsOne('walletCode', 'walletCode'),
        filter.dict('status', 'biz_withdraw_addr_status'),
        filter.dictOne('isWhitelist', 'sys_yes_no'),
        filter.numberRange('useCount'),
        filter.moneyRange('totalAmount'),
        filter.numberRange('sharedMembers'),
        filter.text('createdIp'),
        ...member.filters,
      ]}
      columns={[
        col.address('address', { pin: 'start', link: ({ explorerAddress }) => explorerAddress }),
        col.member(),
        col.text('label', { width: 130 }),
        col.text('coin', { width: 90 }),
        col.dict('chain', 'biz_chain', { width: 90 }),
        col.text('memo', { width: 110 }),
        col.dict('status', 'biz_withdraw_addr_status', { width: 100 }),
        col.dict('isWhitelist', 'sys_yes_no', { width: 90 }),
        shared,
        col.number('useCount'),
        col.money('totalAmount', { coin: ({ coin }) => coin }),
        col.time('lastUsedAt'),
        col.time('createdAt'),
        col.time('activeAt', { optional: true }),
        col.text('riskNote', { optional: true }),
        col.text('blacklistReason', { optional: true }),
        col.text('blacklistedBy', { optional: true }),
        col.text('createdIp', { optional: true }),
        col.text('walletCode', { optional: true }),
        ...member.columns,
        col.text('remark', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[bar.exportCsv()]}
      rowActions={[row.detail(), ...rowActions, row.edit(), row.remove()]}
      bulkActions={[bulk.remove()]}
      detail={sections}
      editForm={[field.area('riskNote'), field.area('remark')]}
    />
  );
}
