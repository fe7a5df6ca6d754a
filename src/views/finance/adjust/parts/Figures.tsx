import type { AdjustSummary, AdjustTotal } from '@/api/adjustTypes';
import { Bones } from '@/crud/light/Bones';
import { FoldingPanel } from '@/crud/light/FoldingPanel';
import { Panel } from '@/crud/light/Panel';
import { useDict } from '@/crud/useDict';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatUsdt } from '@/lib/money';
import styles from './parts.module.css';

interface TotalsProps {
  title: Key;
  label: Key;
  rows: readonly AdjustTotal[];
  word: (key: string) => string;
}

function Totals({ title, label, rows, word }: TotalsProps) {
  const t = useT();
  return (
    <table className={styles.totals}>
      <caption>{t(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(label)}</th>
          <th scope="col">{t('adjust.count')}</th>
          <th scope="col">{t('adjust.credit')}</th>
          <th scope="col">{t('adjust.debit')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, count, credit, debit }) => (
          <tr key={key}>
            <th scope="row">{word(key)}</th>
            <td>{count}</td>
            <td>≈ {formatUsdt(credit)}</td>
            <td>≈ {formatUsdt(debit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was credited and debited by hand, why, and at whose wish. */
export function Figures({ figures }: { figures: AdjustSummary | undefined }) {
  const t = useT();
  const { word } = useDict('biz_adjust_cat');
  if (!figures) {
    return (
      <Panel>
        <Bones rows={4} />
      </Panel>
    );
  }
  return (
    <FoldingPanel summary={t('adjust.approved')}>
      <div className={styles.figures}>
        <Totals title="adjust.byCategory" label="adjust.category" rows={figures.byCategory} word={word} />
        <Totals
          title="adjust.byOperator"
          label="field.createdBy"
          rows={figures.byOperator}
          word={(name) => name}
        />
      </div>
    </FoldingPanel>
  );
}
