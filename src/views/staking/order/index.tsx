import { stakingOrder } from '@/contract/staking/order';
import { screenKit } from '@/domain/kit/screenKit';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { InterestLog } from './InterestLog';
import { approve, links, redeem, reissue, reject } from './orderActions';
import { OrderStatistics } from './OrderStatistics';

const { screen, col, tabs, row, bar, section } = screenKit(stakingOrder);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [
    {
      label: 'stakingOrder.reissueWaits',
      values: { reissueWaits: '1' },
      lead: 'reissueBy',
      staffOnly: true,
    },
    { label: 'stakingOrder.unpaid', values: { unpaid: '1' }, lead: 'unpaidDays', staffOnly: true },
  ],
  Statistics: OrderStatistics,
  columns: [
    col('orderNo', { width: 170 }),
    'member',
    col('productName', { width: 140 }),
    col('status', { width: 100 }),
    col('principal', { width: 130 }),
    col('apr', { width: 80 }),
    col('paid', { width: 150 }),
    col('expected', { width: 216 }),
    col('endAt', { width: 158 }),
    col('daysLeft', { width: 88 }),
    'coin',
    'accrued',
    'startAt',
    'unpaidDays',
    col.custom('reissueBy', ({ reissueBy, reissueAt }) => <WhoWhen who={reissueBy} at={reissueAt} />, {
      width: 170,
    }),
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [approve, reject, row.detail(), ...links, reissue, redeem],
  detail: [
    section.rest('stakingOrder.about'),
    section.custom('paid', (order) => <InterestLog order={order} />, 'stakingOrder.interestLog'),
    section.ledger(),
    section.history(),
  ],
});
