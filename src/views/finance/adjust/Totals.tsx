import { Tag } from 'antd';
import { useT } from '@/i18n';
import styles from './adjust.module.css';
import { useTotalText } from './BatchTotals';
import { totalsOf } from './batchTotals';
import type { CheckedRow } from './checkColumns';

/** Sums of the lines that will be sent, by coin and direction. */
export function Totals({ rows }: { rows: readonly CheckedRow[] }) {
  const t = useT();
  const text = useTotalText();
  return (
    <output>
      <div className={styles.sums}>
        {t('import.totals')}
        {totalsOf(rows).map((total) => (
          <Tag key={`${total.direction} ${total.coin}`}>{text(total)}</Tag>
        ))}
      </div>
    </output>
  );
}
