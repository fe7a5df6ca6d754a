import { Table } from 'antd';
import type { ledgerLine } from '@/contract/block/ledger';
import type { Readable as Read } from '@/contract/field/read';
import { useT } from '@/i18n';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { RecordLink } from '../reference/RecordLink';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';

type LedgerLine = Read<typeof ledgerLine>;

/** The bookings to a member that one record caused. Its messages are those that all finance screens share. */
export function LedgerLines({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useT();
  const amount = (field: 'availableChange' | 'frozenChange' | 'availableAfter') => ({
    key: field,
    title: t(`ledger.${field}`),
    align: 'right' as const,
    render: (_: unknown, line: LedgerLine) => (
      <Readable record={line} field={field}>
        <MoneyCell value={line[field]} coin={line.coin} />
      </Readable>
    ),
  });
  return (
    <Table<LedgerLine>
      // Not the id: of two lines with one id, which only a faulty server sends, both are shown.
      rowKey={(line) => lines.indexOf(line)}
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      locale={{ emptyText: t('ledger.none') }}
      columns={[
        {
          key: 'createdAt',
          title: t('ledger.createdAt'),
          render: (_, line) => <TimeCell value={line.createdAt} />,
        },
        {
          key: 'bizType',
          title: t('ledger.bizType'),
          render: (_, line) => <DictTag type="biz_asset_biz" code={textOf(line.bizType)} />,
        },
        amount('availableChange'),
        amount('frozenChange'),
        amount('availableAfter'),
        {
          key: 'logNo',
          title: t('ledger.logNo'),
          render: (_, { logNo }) => <RecordLink kind="ledger" no={logNo} />,
        },
      ]}
    />
  );
}
