import type { AdjustSummary, AdjustTotal } from '@/api/adjustTypes';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { CollapsePanel } from '@/ui/statistic/CollapsePanel';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatUsdt } from '@/lib/money';
import styles from './adjust.module.css';

interface TotalsProps {
  title: Key;
  label: Key;
  rows: readonly AdjustTotal[];
  word: (key: string) => string;
}

function Totals({ title, label, rows, word }: TotalsProps) {
  const t = useT();
  return (
    <StatisticTable
      caption={t(title)}
      heads={[t(label), t('adjust.count'), t('adjust.credit'), t('adjust.debit')]}
      rows={rows.map(({ key, count, credit, debit }) => ({
        key,
        name: word(key),
        cells: [count, `≈ ${formatUsdt(credit)}`, `≈ ${formatUsdt(debit)}`],
      }))}
    />
  );
}

/** What was credited and debited by hand, why, and at whose wish. */
export function AdjustStatistics({ figures }: { figures: AdjustSummary | undefined }) {
  const t = useT();
  const { label } = useDict('biz_adjust_cat');
  return (
    <StatisticPanel figures={figures} rows={4}>
      {({ byCategory, byOperator }) => (
        <CollapsePanel summary={t('adjust.approved')}>
          <div className={styles.figures}>
            <Totals title="adjust.byCategory" label="adjust.category" rows={byCategory} word={label} />
            <Totals
              title="adjust.byOperator"
              label="field.createdBy"
              rows={byOperator}
              word={(name) => name}
            />
          </div>
        </CollapsePanel>
      )}
    </StatisticPanel>
  );
}
