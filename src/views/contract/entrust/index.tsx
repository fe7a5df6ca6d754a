import { contractDeal } from '@/contract/contract/deal';
import { contractEntrust } from '@/contract/contract/entrust';
import { EntrustStatus, OPEN_ENTRUST } from '@/contract/contract/entrustFlow';
import { contractOrder } from '@/contract/contract/order';
import { screenKit } from '@/domain/kit/screenKit';
import { PriceOf } from '@/domain/trading/PriceOf';
import { cancel, cancelBySymbol, cancelMany } from './cancelActions';
import { EntrustStatistics } from './EntrustStatistics';
import { sections } from './entrustSections';

const { screen, col, row, bar } = screenKit(contractEntrust);

const history = Object.values(EntrustStatus).filter((status) => !OPEN_ENTRUST.includes(status));

export default screen({
  views: [
    { label: 'contractEntrust.open', values: { 'status[]': OPEN_ENTRUST.map(String) } },
    { label: 'contractEntrust.history', values: { 'status[]': history.map(String) }, lead: 'updatedAt' },
  ],
  Statistics: EntrustStatistics,
  filters: ['member', 'entrustNo', 'symbol', 'dates', 'action', 'status', 'type', 'createType'],
  columns: [
    'entrustNo',
    'member',
    col('symbol', { width: 104 }),
    col('action', { width: 112 }),
    col('type', { width: 104 }),
    col.custom('price', (entrust) => <PriceOf entrust={entrust} />, { width: 104 }),
    col('filledQty', { width: 130 }),
    col('status', { width: 104 }),
    col('triggerPrice', { width: 104 }),
    col('avgPrice', { width: 104 }),
    col('frozenMargin', { width: 130 }),
    'createdAt',
    'createType',
    'orderNo',
    'updatedAt',
  ],
  toolbar: [cancelBySymbol, bar.exportCsv()],
  rowActions: [
    cancel,
    row.detail(),
    row.link(contractOrder, 'contractEntrust.toOrder', ({ orderNo }) =>
      orderNo === '' ? null : { orderNo },
    ),
    row.link(contractDeal, 'contractEntrust.toDeals', ({ entrustNo }) => ({ entrustNo })),
  ],
  bulkActions: [cancelMany],
  detail: sections,
});
