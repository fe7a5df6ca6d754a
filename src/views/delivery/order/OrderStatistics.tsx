import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { currentLanguage } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import { textIn } from '@/ui/cell/TextsCell';
import { StatisticTable } from '@/ui/statistic/StatisticTable';

const { stat, statistics } = screenKit(deliveryOrder);

/** So many minutes are shown. */
const MINUTES = 6;

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
    stat.value('payoutUsdt'),
    stat.value('netUsdt'),
    stat.value('winRate', {
      note: ({ breakEven }, t) =>
        breakEven === null ? '' : t('deliveryOrder.breakEvenIs', { rate: formatMoney(breakEven) }),
      hint: 'deliveryOrder.winRateHint',
    }),
  ],
  chips: [
    stat.table('cycles', 'name', ['count', 'winRate', 'breakEven', 'netUsdt'], (_, t) =>
      t('deliveryOrder.cycles'),
    ),
  ],
  aside: ({ expiring }, t) =>
    expiring.length === 0 ? null : (
      <StatisticTable
        caption={t('deliveryOrder.expiring')}
        heads={[
          t('deliveryOrder.minute'),
          t('deliveryOrder.count'),
          t('deliveryOrder.upUsdt'),
          t('deliveryOrder.downUsdt'),
        ]}
        rows={expiring.slice(0, MINUTES).map(({ minute, count, upUsdt, downUsdt }) => ({
          name: minute.slice(11, 16),
          cells: [String(count), `≈ ${formatUsdt(upUsdt)}`, `≈ ${formatUsdt(downUsdt)}`],
        }))}
      />
    ),
});
