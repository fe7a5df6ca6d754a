import { useT } from '@/i18n';
import { useConsoleName } from '@/stores/identity';
import styles from './Footer.module.css';

/** Two lines below the content. */
export function Footer() {
  const t = useT();
  const title = useConsoleName();
  return (
    <footer className={styles.footer}>
      <div>{title}</div>
      <div>{t('shell.footer')}</div>
    </footer>
  );
}
