import { useT } from '@/i18n';
import { useTheme } from '@/stores/theme';
import styles from './Footer.module.css';

/** Two lines below the content. */
export function Footer() {
  const t = useT();
  const title = useTheme((theme) => theme.globalTitle);
  return (
    <footer className={styles.footer}>
      <div>{title}</div>
      <div>{t('shell.footer')}</div>
    </footer>
  );
}
