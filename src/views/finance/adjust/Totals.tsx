import { Tag } from 'antd';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatMoney, sum } from '@/lib/money';
import styles from './adjust.module.css';
import type { CheckedRow } from './checkColumns';

interface Total {
  direction: CheckedRow['direction'];
  coin: string;
  amounts: string[];
}

function totalsOf(rows: readonly CheckedRow[]): Total[] {
  const totals: Total[] = [];
  for (const { direction, coin, amount } of rows) {
    const known = totals.find((one) => one.direction === direction && one.coin === coin);
    if (known) known.amounts.push(amount);
    else totals.push({ direction, coin, amounts: [amount] });
  }
  return totals;
}

/** Sums of the lines that will be sent, by coin and direction. */
export function Totals({ rows }: { rows: readonly CheckedRow[] }) {
  const t = useT();
  const directions = useDict('biz_adjust_dir');
  return (
    <output>
      <div className={styles.sums}>
        {t('import.totals')}
        {totalsOf(rows).map(({ direction, coin, amounts }) => (
          <Tag key={`${direction} ${coin}`}>
            {directions.label(direction)} {formatMoney(sum(amounts))} {coin} × {amounts.length}
          </Tag>
        ))}
      </div>
    </output>
  );
}
