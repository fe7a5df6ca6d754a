import { deliveryOrder } from '@/contract/delivery/order';
import type { RowOf } from '@/contract/resource';
import { useLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { screenKit } from '@/domain/kit/screenKit';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { Evidence } from './Evidence';
import { Expiry } from './Expiry';
import { approve, askVoid, links, reject } from './orderActions';
import { OrderStatistics } from './OrderStatistics';
import styles from './order.module.css';

/** The contract of an order, and how long the order runs. */
function ContractCell({ order }: { order: Pick<RowOf<typeof deliveryOrder>, 'contractCode' | 'cycleName'> }) {
  const language = useLanguage();
  return (
    <>
      {order.contractCode} <small className={styles.faint}>{textIn(order.cycleName, language)}</small>
    </>
  );
}

const { screen, col, tabs, row, bar, section } = screenKit(deliveryOrder);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [{ label: 'deliveryOrder.voidWaits', values: { voidWaits: '1' }, lead: 'voidBy', staffOnly: true }],
  Statistics: OrderStatistics,
  columns: [
    col('orderNo', { width: 170 }),
    'member',
    col('direction', { width: 92 }),
    col('stake', { width: 106 }),
    col('status', { width: 92 }),
    col('pnl', { width: 116 }),
    col.custom('contractCode', (record) => <ContractCell order={record} />, { width: 166 }),
    col.custom('expireAt', (record) => <Expiry order={record} />, { width: 158 }),
    'result',
    col('odds', { width: 80 }),
    'openPrice',
    'closePrice',
    'payout',
    'fee',
    'openAt',
    'settledAt',
    col.custom('voidBy', ({ voidBy, voidAt }) => <WhoWhen who={voidBy} at={voidAt} />, { width: 170 }),
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [approve, reject, row.detail(), ...links, askVoid],
  detail: [
    section.rest('deliveryOrder.about'),
    section.custom('priceEvidence', (order) => <Evidence order={order} />, 'deliveryOrder.priceEvidence'),
    section.ledger(),
    section.history(),
  ],
});
