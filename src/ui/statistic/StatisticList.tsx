import type { ReactNode } from 'react';
import styles from './statistic.module.css';

/** A row of figures; the children are `Statistic`. */
export function StatisticList({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface StatisticProps {
  label: string;
  /** The formatted figure; `null` is shown as a dash. */
  value: string | number | null;
  /** Small text below the figure. */
  note?: string | undefined;
  /** Explanation in the tooltip. */
  title?: string | undefined;
}

/** One large figure under its label. */
export function Statistic({ label, value, note, title }: StatisticProps) {
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>{value ?? '—'}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
