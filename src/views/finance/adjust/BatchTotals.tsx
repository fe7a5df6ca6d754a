import type { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';
import { DoubledRows } from '@/domain/foreseen/DoubledRows';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { BatchLines } from './BatchLines';
import { totalsOf } from './batchTotals';
import type { Total } from './batchTotals';
import styles from './adjust.module.css';

/** Totals in words, one for each coin and direction. */
export function useTotalText(): (total: Total) => string {
  const t = useT();
  const { label } = useDict('biz_adjust_dir');
  return ({ coin, direction, count, amount }) =>
    t('adjust.batchTotal', { dir: label(direction), amount: formatMoney(amount), coin, n: count });
}

/** What is about to be decided at once: its totals by coin and direction, then each line with all that it is decided on. */
export function BatchTotals({ rows }: { rows: readonly RowOf<typeof adjust>[] }) {
  const text = useTotalText();
  return (
    <>
      <ul className={styles.totals}>
        {totalsOf(rows).map((total) => (
          <li key={`${total.coin} ${total.direction}`}>{text(total)}</li>
        ))}
      </ul>
      <DoubledRows rows={rows.map(({ adjustNo, doublesCount }) => ({ no: adjustNo, doublesCount }))} />
      <BatchLines rows={rows} />
    </>
  );
}
