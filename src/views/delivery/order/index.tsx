import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { Expiry } from './Expiry';
import { Evidence } from './Evidence';
import { approve, askVoid, links, reject } from './orderActions';
import { OrderStatistics } from './OrderStatistics';

const { screen, col, tabs, row, bar, section } = screenKit(deliveryOrder);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [{ label: 'deliveryOrder.voidWaits', values: { voidWaits: '1' }, lead: 'voidBy', staffOnly: true }],
  Statistics: OrderStatistics,
  columns: [
    col('orderNo', { width: 170 }),
    'member',
    col('contractCode', { width: 120 }),
    col('cycleName', { width: 90 }),
    col('direction', { width: 80 }),
    col('stake', { width: 110 }),
    col('odds', { width: 70 }),
    col('openPrice', { width: 110 }),
    col('closePrice', { width: 110 }),
    col.custom('expireAt', (record) => <Expiry order={record} />, { width: 164 }),
    col('pnl', { width: 120 }),
    col('status', { width: 90 }),
    'result',
    'payout',
    'fee',
    'openAt',
    'settledAt',
    col.custom('voidBy', ({ voidBy, voidAt }) => <WhoWhen who={voidBy} at={voidAt} />, { width: 170 }),
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [approve, reject, row.detail(), askVoid, ...links],
  detail: [
    section.rest('deliveryOrder.about'),
    section.custom(
      'priceEvidence',
      ({ priceEvidence }) => <Evidence evidence={priceEvidence} />,
      'deliveryOrder.priceEvidence',
    ),
    section.ledger(),
    section.history(),
  ],
});
