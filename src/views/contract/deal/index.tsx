import { contractDeal } from '@/contract/contract/deal';
import { screenKit } from '@/domain/kit/screenKit';
import { DealTime } from '@/domain/trading/DealTime';
import { DealStatistics } from './DealStatistics';

const { screen, col, bar } = screenKit(contractDeal);

export default screen({
  Statistics: DealStatistics,
  filters: ['member', 'dealNo', 'symbol', 'dates', 'action', 'execType', 'orderNo', 'entrustNo'],
  columns: [
    'dealNo',
    col.custom('createdAt', (deal) => <DealTime deal={deal} />, { width: 178 }),
    'member',
    col('symbol', { width: 100 }),
    col('action', { width: 112 }),
    col('price', { width: 110 }),
    col('qty', { width: 112 }),
    col('value', { width: 130 }),
    col('fee', { width: 120 }),
    col('realizedPnl', { width: 138 }),
    col('execType', { width: 110 }),
    col('role', { width: 76 }),
    'orderNo',
    'entrustNo',
    'feeRate',
  ],
  toolbar: [bar.exportCsv()],
});
