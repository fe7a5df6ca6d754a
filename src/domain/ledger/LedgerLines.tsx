import type { ledgerLine } from '@/contract/block/ledger';
import type { Readable as Read } from '@/contract/field/read';
import { useT } from '@/i18n';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { RecordLink } from '../reference/RecordLink';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import { PlainTable } from '@/ui/table/PlainTable';

type LedgerLine = Read<typeof ledgerLine>;

/** The bookings to a member that one record caused. Its messages are those that all finance screens share. */
export function LedgerLines({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useT();
  const amount = (field: 'availableChange' | 'frozenChange' | 'availableAfter') => ({
    key: field,
    title: t(`ledger.${field}`),
    align: 'end' as const,
    render: (line: LedgerLine) => (
      <Readable record={line} field={field}>
        <MoneyCell value={line[field]} coin={line.coin} />
      </Readable>
    ),
  });
  return (
    <PlainTable
      label={t('ledger.lines')}
      rows={lines}
      // Not the id: of two lines with one id, which only a faulty server sends, both are shown.
      keyOf={(_, place) => place}
      oneLine
      empty={t('ledger.none')}
      columns={[
        {
          key: 'createdAt',
          title: t('ledger.createdAt'),
          render: (line) => <TimeCell value={line.createdAt} />,
        },
        {
          key: 'bizType',
          title: t('ledger.bizType'),
          render: (line) => <DictTag type="biz_asset_biz" code={textOf(line.bizType)} />,
        },
        amount('availableChange'),
        amount('frozenChange'),
        amount('availableAfter'),
        {
          key: 'logNo',
          title: t('ledger.logNo'),
          render: ({ logNo }) => <RecordLink kind="ledger" no={logNo} />,
        },
      ]}
    />
  );
}
