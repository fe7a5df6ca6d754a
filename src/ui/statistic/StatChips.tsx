import type { ReactNode } from 'react';
import styles from './statistic.module.css';

/** Small figures of one kind under one label, for example one for each coin. */
export function StatChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.chips} aria-label={label}>
      <dt>{label}</dt>
      {children}
    </dl>
  );
}

interface StatChipProps {
  /** What the figure counts or measures. */
  name: string;
  value: string;
  /** Highlights a figure that is too low and needs attention. */
  low?: boolean;
  title?: string | undefined;
}

/** One figure of `StatChips`. */
export function StatChip({ name, value, low = false, title }: StatChipProps) {
  return (
    <dd data-low={low} title={title}>
      {value} <small>{name}</small>
    </dd>
  );
}
