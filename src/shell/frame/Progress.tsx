import { useT } from '@/i18n';
import { usePlace } from '@/stores/place';
import styles from './Progress.module.css';

/**
 * The progress bar at the top edge while another screen is loading; not shown for screens that load quickly. It is always
 * there: an element that comes before the others of the frame would have the browser style all of them anew.
 */
export function Progress() {
  const t = useT();
  const isNavigating = usePlace((place) => place.isNavigating);
  return <progress className={styles.bar} hidden={!isNavigating} aria-label={t('shell.loading')} />;
}
