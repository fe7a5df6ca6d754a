import { useT } from '@/i18n';
import styles from './Loading.module.css';

/** The loading view, shown from the first paint until the menu is loaded. */
export function Loading() {
  const t = useT();
  return (
    <output className={styles.loading}>
      <span className={styles.squares} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span>{t('kernel.loading')}…</span>
    </output>
  );
}
