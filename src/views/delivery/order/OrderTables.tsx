import type { deliveryOrder } from '@/contract/delivery/order';
import type { SummaryOf } from '@/contract/resource';
import { useLanguage, useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { textIn } from '@/ui/cell/TextsCell';
import { useFolded } from '@/ui/statistic/folded';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './order.module.css';
import { countText } from '@/ui/cell/value';

/** So many minutes are shown. */
const MINUTES = 10;

/** How often members won by cycle, and what expires in the next minutes; not while the figures are one line. */
export function OrderTables({ figures }: { figures: SummaryOf<typeof deliveryOrder> }) {
  const t = useT();
  const language = useLanguage();
  const { cycles, expiring } = figures;
  if (useFolded()) return null;
  return (
    <div className={styles.tables}>
      {cycles.length === 0 ? null : (
        <StatisticTable
          caption={t('deliveryOrder.cycles')}
          heads={[
            t('deliveryOrder.cycleName'),
            t('deliveryOrder.count'),
            t('deliveryOrder.winRate'),
            t('deliveryOrder.breakEven'),
            t('deliveryOrder.netUsdt'),
          ]}
          rows={cycles.map(({ cycleId, name, count, winRate, breakEven, netUsdt }) => ({
            name: textIn(name, language),
            cells: [
              countText(count),
              `${formatMoney(winRate)}%`,
              `${formatMoney(breakEven)}%`,
              <MoneyCell key={cycleId} value={netUsdt} sign />,
            ],
          }))}
        />
      )}
      {expiring.length === 0 ? null : (
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
            cells: [countText(count), `≈ ${formatUsdt(upUsdt)}`, `≈ ${formatUsdt(downUsdt)}`],
          }))}
        />
      )}
    </div>
  );
}
