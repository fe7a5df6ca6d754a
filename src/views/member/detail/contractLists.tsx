import { contractDeal } from '@/contract/trading/deal';
import { contractEntrust } from '@/contract/trading/entrust';
import { contractOrder } from '@/contract/trading/order';
import { contractPosition } from '@/contract/trading/position';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { CONTRACT_WIDTH, ContractCell } from '@/domain/trading/ContractCell';
import { DealTime } from '@/domain/trading/DealTime';
import { orderSections } from '@/domain/trading/orderSections';
import { PriceOf } from '@/domain/trading/PriceOf';
import { PriceText } from '@/domain/trading/PriceText';
import { relatedList } from './relatedList';

const position = screenKit(contractPosition).col;
const order = screenKit(contractOrder).col;
const entrust = screenKit(contractEntrust).col;
const deal = screenKit(contractDeal).col;

const PRICE = { width: 110, align: 'end' } as const;

export const Positions = relatedList(contractPosition, 'menu.301', [
  {
    ...position('positionNo'),
    cell: ({ positionNo }) => <RecordLink kind="contractPosition" no={positionNo} />,
  },
  position.custom('symbol', (row) => <ContractCell row={row} />, { width: CONTRACT_WIDTH }),
  'qty',
  position.custom('entryPrice', ({ entryPrice }) => <PriceText value={entryPrice} />, PRICE),
  'markPrice',
  position.custom('liqPrice', ({ liqPrice }) => <PriceText value={liqPrice} />, PRICE),
  'marginRatio',
  'unrealizedPnl',
  'openedAt',
]);

/** Each opens into its statement. */
export const Orders = relatedList(
  contractOrder,
  'menu.302',
  [
    { ...order('orderNo'), cell: ({ orderNo }) => <RecordLink kind="contractOrder" no={orderNo} /> },
    order.custom('symbol', (row) => <ContractCell row={row} />, { width: CONTRACT_WIDTH }),
    'status',
    'openAvg',
    'closeAvg',
    'netPnl',
    'roe',
    'closeReason',
    'openAt',
    'closeAt',
  ],
  orderSections,
);

export const Entrusts = relatedList(contractEntrust, 'menu.303', [
  { ...entrust('entrustNo'), cell: ({ entrustNo }) => <RecordLink kind="contractEntrust" no={entrustNo} /> },
  'symbol',
  'action',
  'type',
  entrust.custom('price', (row) => <PriceOf entrust={row} />),
  'filledQty',
  'frozenMargin',
  'status',
  'createdAt',
]);

export const Deals = relatedList(contractDeal, 'menu.304', [
  { ...deal('dealNo'), cell: ({ dealNo }) => <RecordLink kind="contractDeal" no={dealNo} /> },
  deal.custom('createdAt', (row) => <DealTime deal={row} />, { width: 184 }),
  'symbol',
  'action',
  'price',
  'qty',
  'fee',
  'realizedPnl',
  'execType',
]);
