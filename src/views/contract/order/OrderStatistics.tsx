import { contractOrder } from '@/contract/contract/order';
import { screenKit } from '@/domain/kit/screenKit';
import { countText } from '@/ui/cell/value';

const { stat, statistics } = screenKit(contractOrder);

/** What members won and paid over the whole filter, and how many of their orders ended with a profit. */
export const OrderStatistics = statistics({
  values: [
    stat.value('netPnl', { note: ({ orders }, t) => t('contractOrder.orderCount', { n: orders }) }),
    stat.value('fees'),
    stat.value('funding'),
    stat.value('winRate', { note: ({ won, ended }, t) => t('contractOrder.wonOf', { won, ended }) }),
    stat.value('liquidations'),
  ],
  aside: stat.table(
    'bySymbol',
    'symbol',
    ['orders', 'netPnl', 'fees', 'funding'],
    ({ orders }, t) =>
      `${t('contractOrder.bySymbol')} · ${t('contractOrder.orderCount', { n: countText(orders) })}`,
  ),
});
