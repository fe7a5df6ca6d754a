import { ExecType } from '@/contract/trading/deal';
import { isReadable } from '@/contract/field/read';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { formatMoney } from '@/lib/money';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { PriceChart } from '@/ui/chart/PriceChart';
import type { PriceLevel, PriceMark } from '@/ui/chart/prices';
import { isOpening } from './statement';
import type { OrderDeal, OrderDetail } from './statement';

function kindOf(deal: OrderDeal): PriceMark['kind'] {
  if (isOpening(deal)) return 'open';
  return deal.execType === ExecType.trade ? 'close' : 'forced';
}

function levelsOf({ openAvg, closeAvg, liqPrice }: OrderDetail, t: Translate): PriceLevel[] {
  const levels = [
    { label: t('contractOrder.openAvg'), price: openAvg, kind: 'plain' as const },
    { label: t('contractOrder.closeAvg'), price: closeAvg, kind: 'plain' as const },
    { label: t('contractOrder.liqPrice'), price: liqPrice, kind: 'danger' as const },
  ];
  return levels.flatMap(({ price, ...level }) =>
    price !== null && isDecimal(price) ? [{ ...level, price }] : [],
  );
}

/** How the mark price went while an order was held, with its deals, its average prices and its liquidation price. */
export function OrderPrices({ order }: { order: OrderDetail }) {
  const t = useT();
  const { label: execType } = useDict('biz_exec_type');
  const { times, mark } = order.prices;
  if (!isReadable(order, 'deals') || times.length !== mark.length) return <UnreadableCell />;
  const marks = order.deals.map((deal): PriceMark => {
    const kind = kindOf(deal);
    return {
      time: deal.createdAt,
      kind,
      text: `${kind === 'forced' ? execType(deal.execType) : t(`contractOrder.mark.${kind}`)} ${formatMoney(deal.price)}`,
    };
  });
  return (
    <PriceChart
      title={t('contractOrder.priceLine', { symbol: order.symbol })}
      label={t('contractOrder.markPrice')}
      times={times}
      values={mark}
      marks={marks}
      levels={levelsOf(order, t)}
    />
  );
}
