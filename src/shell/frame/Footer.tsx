import { useT } from '@/i18n';
import { useConsoleTitle } from '@/stores/identity';
import styles from './Footer.module.css';

/** Two lines below the content. */
export function Footer() {
  const t = useT();
  const title = useConsoleTitle();
  return (
    <footer className={styles.footer}>
      <div>{title}</div>
      <div>{t('shell.footer')}</div>
    </footer>
  );
}
