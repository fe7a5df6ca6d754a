import type { adjust } from '@/contract/finance/adjust';
import type { SummaryOf } from '@/contract/resource';
import { StaffOnly } from '@/crud/action/StaffOnly';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatMoney, formatUsdt, sum } from '@/lib/money';
import { formatParts } from '@/lib/parts';
import { CollapsePanel } from '@/ui/statistic/CollapsePanel';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { NONE, textOf } from '@/ui/cell/value';
import styles from './adjust.module.css';
import { useTotalText } from './BatchTotals';
import type { Total } from './batchTotals';

/** Number of totals in the summary line. */
const IN_SUMMARY = 4;

type Figures = SummaryOf<typeof adjust>;

/** The totals of the most records, the first one under the label. */
function summaryOf(totals: Figures['byCoin'], text: (total: Total) => string, label: string): string[] {
  const [first, ...others] = totals.toSorted((a, b) => b.count - a.count).slice(0, IN_SUMMARY);
  return [`${label} ${first ? text(first) : NONE}`, ...others.map(text)];
}

interface TotalsProps {
  title: Key;
  label: Key;
  rows: Figures['byCategory'];
  word: (key: string) => string;
}

function Totals({ title, label, rows, word }: TotalsProps) {
  const t = useT();
  const credits = formatParts(rows.map(({ credit }) => credit));
  const debits = formatParts(rows.map(({ debit }) => debit));
  return (
    <StatisticTable
      caption={t(title)}
      heads={[t(label), t('adjust.count'), t('adjust.credit'), t('adjust.debit')]}
      rows={rows.map(({ key, count }, place) => ({
        name: word(key),
        cells: [textOf(count) ?? t('ui.unreadable'), `≈ ${credits[place]}`, `≈ ${debits[place]}`],
      }))}
    />
  );
}

/** Totals of what the filter leaves, such as a batch, and of manual credits and debits by reason and by requester. */
export function AdjustStatistics({ figures }: { figures: Figures | undefined }) {
  const t = useT();
  const { label } = useDict('biz_adjust_cat');
  const directions = useDict('biz_adjust_dir');
  const totalText = useTotalText();
  return (
    <StatisticPanel figures={figures} rows={4}>
      {({ byCategory, byOperator, byCoin }) => (
        <CollapsePanel
          summary={[
            `${t('adjust.approved')} ≈ +${formatUsdt(sum(byCategory.map(({ credit }) => credit)))} −${formatUsdt(sum(byCategory.map(({ debit }) => debit)))} USDT`,
            ...summaryOf(byCoin, totalText, t('adjust.byCoin')),
          ]}
        >
          <div className={styles.figures}>
            <StatisticTable
              caption={t('adjust.byCoin')}
              heads={[t('field.coin'), t('adjust.direction'), t('adjust.count'), t('field.amount')]}
              rows={byCoin.map(({ coin, direction, count, amount }) => ({
                name: coin,
                cells: [
                  directions.label(direction),
                  textOf(count) ?? t('ui.unreadable'),
                  formatMoney(amount),
                ],
              }))}
            />
            <Totals title="adjust.byCategory" label="adjust.category" rows={byCategory} word={label} />
            <StaffOnly>
              <Totals
                title="adjust.byOperator"
                label="field.createdBy"
                rows={byOperator}
                word={(name) => name}
              />
            </StaffOnly>
          </div>
        </CollapsePanel>
      )}
    </StatisticPanel>
  );
}
