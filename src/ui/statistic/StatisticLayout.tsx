import type { ReactNode } from 'react';
import { useFolded } from './folded';
import styles from './statistic.module.css';

/** Figures below each other, and `aside` beside them if there is room; in one line, `aside` comes last. */
export function StatisticLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const folded = useFolded();
  if (folded)
    return (
      <>
        <div className={styles.sums}>{children}</div>
        {aside}
      </>
    );
  if (!aside) return <div className={styles.sums}>{children}</div>;
  return (
    <div className={styles.beside}>
      <div className={styles.sums}>{children}</div>
      {aside}
    </div>
  );
}
