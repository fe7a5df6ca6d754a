import { contractDeal } from '@/contract/contract/deal';
import { contractEntrust } from '@/contract/contract/entrust';
import { contractOrder, OrderStatus } from '@/contract/contract/order';
import { contractPosition } from '@/contract/contract/position';
import { ledger } from '@/contract/member/ledger';
import { screenKit } from '@/domain/kit/screenKit';
import { CONTRACT_WIDTH, ContractCell } from '@/domain/trading/ContractCell';
import { Held } from '@/domain/trading/Held';
import { orderSections } from '@/domain/trading/orderSections';
import { OrderStatistics } from './OrderStatistics';

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
