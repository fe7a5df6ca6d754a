import { liquidation } from '@/contract/contract/order';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { columnMaker } from '@/domain/kit/columnKit';
import type { OrderDetail } from './statement';

const { list, col } = columnMaker({ name: 'contractOrder', shape: liquidation });

/** Why the platform closed an order: the mark price that decided, and what stood behind the position then. */
export function Liquidation({ order: { liquidation: why, base, marginCoin } }: { order: OrderDetail }) {
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
