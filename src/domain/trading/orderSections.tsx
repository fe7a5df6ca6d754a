import { contractOrder } from '@/contract/contract/order';
import { screenKit } from '@/domain/kit/screenKit';
import { Held } from './Held';
import { Liquidation } from './Liquidation';
import { OrderPrices } from './OrderPrices';
import { OrderTree } from './OrderTree';
import { Statement } from './Statement';

const { fact, section } = screenKit(contractOrder);

/** The drawer of an order: what became of it, and what its net profit is made of. */
export const orderSections = [
  section.facts('contractOrder.sectionOrder', [
    'status',
    'closeReason',
    'forceReason',
    'forceNote',
    'member',
    'symbol',
    'side',
    'marginMode',
    'leverage',
    'netPnl',
    'roe',
    'openAvg',
    'closeAvg',
    'liqPrice',
    'closeQty',
    'openAt',
    'closeAt',
    fact.custom('holdMinutes', ({ holdMinutes }) => <Held minutes={holdMinutes} />),
    'positionNo',
  ]),
  section.custom('prices', (order) => <OrderPrices order={order} />),
  section.custom('statement', (order) => <Statement order={order} />, 'contractOrder.statement'),
  section.custom(
    'liquidation',
    (order) => (order.liquidation ? <Liquidation order={order} /> : null),
    'contractOrder.liquidation',
  ),
  section.custom('entrusts', (order) => <OrderTree order={order} />, 'contractOrder.tree'),
  section.ledger(),
  section.rest('contractOrder.sectionMore'),
];
