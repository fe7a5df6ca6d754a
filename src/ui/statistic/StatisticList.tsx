import type { ReactNode } from 'react';
import styles from './statistic.module.css';

/** Figures beside each other. */
export function StatisticList({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface StatisticProps {
  label: string;
  /** As it is read; nothing is made of a missing figure but a dash. */
  value: string | number | null;
  /** What goes with it, in small. */
  note?: string | undefined;
  /** Says more to who stays on it. */
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
