import type { Decimal } from '@/api/types';
import { useT } from '@/i18n';
import styles from './Chart.module.css';

/** A scrolling element has to be reachable by keyboard; not every browser makes it focusable by itself. */
const reachable = { tabIndex: 0 };

interface ChartTableProps {
  /** Title of the chart. */
  title: string;
  labels: readonly string[];
  /** One value for each label, in the same order. */
  series: readonly { label: string; values: readonly Decimal[] }[];
  format: (value: Decimal | undefined) => string;
  /** Heading of the column of labels. */
  axis: string;
}

/** The values of a chart, with all their digits. */
export function ChartTable({ title, labels, series, format, axis }: ChartTableProps) {
  const t = useT();
  return (
    <section className={styles.scroll} aria-label={`${title} · ${t('common.chart.table')}`} {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ label }, place) => (
              <th key={place} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              {series.map(({ values }, place) => (
                <td key={place}>{format(values[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
