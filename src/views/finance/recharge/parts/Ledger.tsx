import { Table } from 'antd';
import type { LedgerLine } from '@/api/financeTypes';
import { DictTag } from '@/crud/cells/DictTag';
import { MoneyCell } from '@/crud/cells/MoneyCell';
import { TimeCell } from '@/crud/cells/TimeCell';
import { useT } from '@/i18n';

/** What was booked to the member because of this recharge. */
export function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useT();
  return (
    <Table<LedgerLine>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      locale={{ emptyText: t('recharge.noLedger') }}
      columns={[
        {
          key: 'createdAt',
          title: t('ledger.createdAt'),
          render: (_, line) => <TimeCell value={line.createdAt} />,
        },
        {
          key: 'bizType',
          title: t('ledger.bizType'),
          render: (_, line) => <DictTag type="biz_asset_biz" code={String(line.bizType)} />,
        },
        {
          key: 'availableChange',
          title: t('ledger.availableChange'),
          align: 'right',
          render: (_, line) => <MoneyCell value={line.availableChange} coin={line.coin} />,
        },
        {
          key: 'availableAfter',
          title: t('ledger.availableAfter'),
          align: 'right',
          render: (_, line) => <MoneyCell value={line.availableAfter} coin={line.coin} />,
        },
        { key: 'logNo', title: t('ledger.logNo'), dataIndex: 'logNo' },
      ]}
    />
  );
}
