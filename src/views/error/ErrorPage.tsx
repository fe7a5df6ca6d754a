import type { ReactNode } from 'react';
import styles from './error.module.css';

/** An error page that fills the content area: number, picture, sentence and a button. */
export function ErrorPage({
  code,
  title,
  hint,
  picture,
  actions,
}: {
  code: string;
  title: string;
  hint: string;
  picture: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className={styles.page} aria-labelledby="error-title">
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={styles.words}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1 id="error-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.hint}>{hint}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
