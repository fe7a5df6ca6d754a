import type { ReactNode } from 'react';
import styles from './light.module.css';

/** A short remark in a colour of its urgency. */
export function Pill({
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
