import type { deliveryOrder } from '@/contract/delivery/order';
import type { DetailOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './order.module.css';

type Kept = DetailOf<typeof deliveryOrder>['priceEvidence'];

/** What an order was settled by: each source with its price and time, and the middle of them. */
export function Evidence({ evidence }: { evidence: Kept }) {
  const t = useT();
  if (evidence === null) return <p className={styles.faint}>{t('deliveryOrder.noEvidence')}</p>;
  const { quotes, median, at } = evidence;
  return (
    <StatisticTable
      label={t('deliveryOrder.priceEvidence')}
      heads={[t('deliveryOrder.source'), t('deliveryOrder.price'), t('deliveryOrder.heardAt')]}
      rows={[
        ...quotes.map((quote) => ({ name: quote.source, cells: [formatMoney(quote.price), quote.at] })),
        {
          name: <strong>{t('deliveryOrder.median')}</strong>,
          cells: [<strong key="median">{formatMoney(median)}</strong>, at],
        },
      ]}
    />
  );
}
