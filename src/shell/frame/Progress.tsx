import { useT } from '@/i18n';
import { useNavigating } from '@/kernel/active';
import styles from './Progress.module.css';

/** The bar at the very top while another screen is on its way; quick ways show none. */
export function Progress() {
  const t = useT();
  if (!useNavigating()) return null;
  return <progress className={styles.bar} aria-label={t('shell.loading')} />;
}
