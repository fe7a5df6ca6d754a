import { CheckCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { deliveryOrder } from '@/contract/delivery/order';
import { sealedText } from '@/contract/delivery/seal';
import type { DetailOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { sha256 } from '@/lib/sha256';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './order.module.css';

type Order = DetailOf<typeof deliveryOrder>;

/** Whether a settled order is as its settlement has sealed it, which the browser works out itself. */
function Seal({ order }: { order: Order }) {
  const t = useT();
  const text = sealedText(order);
  const { data: digest } = useQuery({
    queryKey: [deliveryOrder.name, 'seal', text],
    queryFn: () => sha256(text),
    gcTime: 0,
  });
  if (digest === undefined) return null;
  if (digest === null) return <p className={styles.faint}>{t('deliveryOrder.sealUnchecked')}</p>;
  return digest === order.seal ? (
    <p>
      <CheckCircleOutlined /> {t('deliveryOrder.sealed')}
    </p>
  ) : (
    <Alert type="error" showIcon title={t('deliveryOrder.sealBroken')} />
  );
}

/** What an order was settled by: each source with its price and time, the middle of them, and whether it is as it was sealed. */
export function Evidence({ order }: { order: Order }) {
  const t = useT();
  const { priceEvidence } = order;
  if (priceEvidence === null) return <p className={styles.faint}>{t('deliveryOrder.noEvidence')}</p>;
  const { quotes, median, at } = priceEvidence;
  return (
    <div className={styles.evidence}>
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
      <Seal order={order} />
    </div>
  );
}
