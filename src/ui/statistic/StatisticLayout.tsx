import type { ReactNode } from 'react';
import styles from './statistic.module.css';

/** Figures below each other, and `aside` beside them if there is room. */
export function StatisticLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  if (!aside) return <div className={styles.sums}>{children}</div>;
  return (
    <div className={styles.beside}>
      <div className={styles.sums}>{children}</div>
      {aside}
    </div>
  );
}
