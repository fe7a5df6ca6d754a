import { contractOrder, liquidation } from '@/contract/trading/order';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { columnMaker } from '@/domain/kit/columnKit';
import type { OrderDetail } from './statement';
import { screenKit } from '@/domain/kit/screenKit';
import { Held } from './Held';
import { OrderPrices } from './OrderPrices';
import { OrderTree } from './OrderTree';
import { Statement } from './Statement';

const { list, col } = columnMaker({ name: 'contractOrder', shape: liquidation });

/** Why the platform closed an order: the mark price that decided, and what stood behind the position then. */
function Liquidation({ order: { liquidation: why, base, marginCoin } }: { order: OrderDetail }) {
  if (!why) return null;
  const inMargin = { coin: () => marginCoin };
  const facts = list([
    'at',
    'markPrice',
    col('qty', { coin: () => base }),
    col('margin', inMargin),
    col('unrealizedPnl', inMargin),
    col('maintMargin', inMargin),
    'marginRatio',
    col('borneByPlatform', inMargin),
  ]);
  return <RecordDescriptions record={why} columns={facts} />;
}

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
