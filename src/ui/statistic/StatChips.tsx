import type { ReactNode } from 'react';
import styles from './statistic.module.css';

/** Many small figures of one kind under one label, such as one a coin. */
export function StatChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.chips} aria-label={label}>
      <dt>{label}</dt>
      {children}
    </dl>
  );
}

interface StatChipProps {
  /** What it is a figure of. */
  name: string;
  value: string | number;
  /** Too little: somebody has to see to it. */
  low?: boolean;
  title?: string | undefined;
}

/** One of them. */
export function StatChip({ name, value, low = false, title }: StatChipProps) {
  return (
    <dd data-low={low} title={title}>
      {value} <small>{name}</small>
    </dd>
  );
}
