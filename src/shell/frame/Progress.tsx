import { useT } from '@/i18n';
import { useNavigating } from '@/kernel/active';
import styles from './Progress.module.css';

/** The progress bar at the top edge while another screen is loading; not shown for screens that load quickly. */
export function Progress() {
  const t = useT();
  if (!useNavigating()) return null;
  return <progress className={styles.bar} aria-label={t('shell.loading')} />;
}
