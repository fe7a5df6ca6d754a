import { reconciliation } from '@/contract/finance/reconciliation';
import { ReconStatus } from '@/contract/finance/reconciliationFlow';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt, isZero } from '@/lib/money';
import { NONE } from '@/ui/cell/value';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { approve, explain, reject, signed, toPayouts } from './reconActions';
import styles from './reconciliation.module.css';

/** A difference stands out until somebody has explained it. */
function DifferenceCell({ record }: { record: RowOf<typeof reconciliation> }) {
  const { difference, coin, status } = record;
  if (!isReadable(record, 'difference')) return <UnreadableCell />;
  if (isZero(difference)) return NONE;
  const isOpen = status === ReconStatus.differs || status === ReconStatus.waiting;
  return (
    <span className={isOpen ? styles.off : undefined}>
      {signed(difference)} {coin}
    </span>
  );
}

const { screen, col, tabs, bar, row, section, stat, statistics } = screenKit(reconciliation);

export default screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [
      stat.value('open', {
        text: ({ open }) => `≈ ${formatUsdt(open.usdtValue)}`,
        note: ({ open }, t) => t('reconciliation.n', { n: open.count }),
      }),
      stat.value('waiting', {
        text: ({ waiting }) => `≈ ${formatUsdt(waiting.usdtValue)}`,
        note: ({ waiting }, t) => t('reconciliation.n', { n: waiting.count }),
      }),
      stat.value('payouts', {
        label: 'reconciliation.payoutTotal',
        hint: 'reconciliation.payoutHint',
        text: ({ payouts }) => `≈ ${formatUsdt(payouts.usdtValue)}`,
      }),
      stat.value('platform', { text: ({ platform }) => `≈ ${formatUsdt(platform.usdtValue)}` }),
    ],
  }),
  columns: [
    col('day', { width: 96 }),
    col('walletCode', { width: 112 }),
    col('status', { width: 80 }),
    col.custom('difference', (record) => <DifferenceCell record={record} />, { width: 124, align: 'end' }),
    col('opening', { width: 104 }),
    col('collected', { width: 88 }),
    col('payouts', { width: 108 }),
    col('fees', { width: 88 }),
    col('expected', { width: 108 }),
    col('chainClosing', { width: 108 }),
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [explain, approve, row.detail(), reject, toPayouts],
  detail: [
    section.facts('reconciliation.books', [
      'day',
      'walletCode',
      'chain',
      'status',
      'opening',
      'collected',
      'payouts',
      'payoutCount',
      'fees',
      'expected',
      'chainClosing',
      'difference',
      'usdtValue',
      'recharged',
    ]),
    section.facts('reconciliation.apart', ['platformPayouts', 'platformRecharged']),
    section.rest('reconciliation.settled'),
    section.history(),
  ],
});
