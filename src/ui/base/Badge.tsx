import type { ReactNode } from 'react';
import styles from './base.module.css';

/** A short remark; the colour shows its urgency. */
export function Badge({
  tone = 'plain',
  title,
  children,
}: {
  tone?: 'plain' | 'warn' | 'late';
  /** All of it, where there may be no room for it. */
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className={styles.pill} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
