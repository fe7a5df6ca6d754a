import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Many small figures of one kind under one label, such as one a coin. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.chips} aria-label={label}>
      <dt>{label}</dt>
      {children}
    </dl>
  );
}

interface ChipProps {
  /** What it is a figure of. */
  name: string;
  value: string | number;
  /** Too little: somebody has to see to it. */
  low?: boolean;
  title?: string | undefined;
}

/** One of them. */
export function Chip({ name, value, low = false, title }: ChipProps) {
  return (
    <dd data-low={low} title={title}>
      {value} <small>{name}</small>
    </dd>
  );
}
