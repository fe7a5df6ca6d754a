import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { currentLanguage } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/ui/cell/TextsCell';
import { OrderTables } from './OrderTables';

const { stat, statistics } = screenKit(deliveryOrder);

/** Figures of the orders: what the platform earned, how often members won, and what expires next. */
export const OrderStatistics = statistics({
  alerts: [
    stat.names('error', 'off', 'deliveryOrder.offNames'),
    stat.alert('warning', ({ voids }, t) =>
      voids.length === 0
        ? null
        : t('deliveryOrder.voidsWait', {
            names: voids.map(({ name }) => textIn(name, currentLanguage())).join(t('crud.comma')),
          }),
    ),
  ],
  values: [
    stat.value('stakeUsdt'),
    stat.value('feeUsdt'),
    stat.value('payoutUsdt'),
    stat.value('netUsdt', { hint: 'deliveryOrder.netHint' }),
    stat.value('winRate', {
      note: ({ breakEven }, t) =>
        breakEven === null ? '' : t('deliveryOrder.breakEvenIs', { rate: formatMoney(breakEven) }),
      hint: 'deliveryOrder.winRateHint',
    }),
  ],
  chips: [(figures) => <OrderTables key="tables" figures={figures} />],
});
