import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { ContractCell } from './ContractCell';
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
    col.custom('contractCode', (record) => <ContractCell order={record} />, { width: 174 }),
    col('direction', { width: 92 }),
    col('stake', { width: 106 }),
    col('status', { width: 92 }),
    col.custom('expireAt', (record) => <Expiry order={record} />, { width: 158 }),
    col('pnl', { width: 116 }),
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
    section.custom(
      'priceEvidence',
      ({ priceEvidence }) => <Evidence evidence={priceEvidence} />,
      'deliveryOrder.priceEvidence',
    ),
    section.ledger(),
    section.history(),
  ],
});
