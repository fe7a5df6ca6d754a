import { OrderStatus, contractOrder } from '@/contract/trading/order';
import { screenKit } from '@/domain/kit/screenKit';
import { countText } from '@/ui/cell/value';
import { contractDeal } from '@/contract/trading/deal';
import { contractEntrust } from '@/contract/trading/entrust';
import { contractPosition } from '@/contract/trading/position';
import { ledger } from '@/contract/member/ledger';
import { CONTRACT_WIDTH, ContractCell } from '@/domain/trading/ContractCell';
import { Held } from '@/domain/trading/Held';
import { orderSections } from '@/domain/trading/orderSections';

const { stat, statistics } = screenKit(contractOrder);

/** What members won and paid over the whole filter, and how many of their orders ended with a profit. */
const OrderStatistics = statistics({
  values: [
    stat.value('netPnl', { note: ({ orders }, t) => t('contractOrder.orderCount', { n: orders }) }),
    stat.value('fees'),
    stat.value('funding'),
    stat.value('winRate', { note: ({ won, ended }, t) => t('contractOrder.wonOf', { won, ended }) }),
    stat.value('liquidations'),
  ],
  aside: stat.table('bySymbol', 'symbol', ['orders', 'netPnl', 'fees', 'funding'], ({ orders }, t) => [
    `${t('contractOrder.bySymbol')} · ${t('contractOrder.orderCount', { n: countText(orders) })}`,
  ]),
});

const { screen, col, row, bar } = screenKit(contractOrder);

const { holding, partlyClosed, closed, liquidated, closedByStaff } = OrderStatus;

const inStates = (...states: readonly number[]) => ({ 'status[]': states.map(String) });

export default screen({
  views: [
    { label: 'contractOrder.holding', values: inStates(holding, partlyClosed) },
    { label: 'contractOrder.ended', values: inStates(closed, liquidated, closedByStaff), lead: 'closeAt' },
    { label: 'contractOrder.liquidated', values: inStates(liquidated), lead: 'closeAt' },
  ],
  Statistics: OrderStatistics,
  filters: ['member', 'orderNo', 'symbol', 'dates', 'side', 'status', 'closeReason'],
  columns: [
    'orderNo',
    'member',
    col.custom('symbol', (order) => <ContractCell row={order} />, { width: CONTRACT_WIDTH }),
    col('status', { width: 96 }),
    col('openAvg', { width: 104 }),
    col('closeAvg', { width: 104 }),
    col('netPnl', { width: 138 }),
    col('roe', { width: 92 }),
    'openAt',
    col('closeQty', { width: 120 }),
    'closeReason',
    col.custom('holdMinutes', ({ holdMinutes }) => <Held minutes={holdMinutes} />, { width: 110 }),
    'closeAt',
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [
    row.detail(),
    row.link(contractEntrust, 'contractOrder.toEntrusts', ({ orderNo }) => ({ orderNo })),
    row.link(contractDeal, 'contractOrder.toDeals', ({ orderNo }) => ({ orderNo })),
    row.link(contractPosition, 'contractOrder.toPosition', ({ positionNo }) =>
      positionNo === '' ? null : { positionNo },
    ),
    row.link(ledger, 'contractOrder.toLedger', ({ orderNo }) => ({ refNo: orderNo })),
  ],
  detail: orderSections,
});
