import type { ReactNode } from 'react';
import styles from './base.module.css';

/** A raised part of a page. Replaces antd's `Card`, which would also load the code of its tabs. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {children}
    </div>
  );
}
