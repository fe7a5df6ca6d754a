import type { ReactNode } from 'react';
import styles from './base.module.css';

/** A short remark; the colour shows its urgency. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'warn' | 'late';
  children: ReactNode;
}) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
