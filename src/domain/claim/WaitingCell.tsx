import { useT } from '@/i18n';
import styles from './claim.module.css';
import { NONE } from '@/ui/cell/value';

/** Minutes after which a review is due, and after which it is late. */
const SOON = 10;
const LATE = 30;

const HOUR = 60;

/** How long a record has waited in minutes, coloured when its review is due; a dash if it no longer waits. */
export function WaitingCell({ minutes }: { minutes: number | null }) {
  const t = useT();
  if (minutes === null) return NONE;
  const urgency = minutes > LATE ? 'late' : minutes >= SOON ? 'soon' : 'fresh';
  const words =
    minutes < HOUR
      ? t('crud.minutes', { n: minutes })
      : t('crud.hoursMinutes', { h: Math.floor(minutes / HOUR), m: minutes % HOUR });
  return (
    <span className={styles.waiting} data-urgency={urgency}>
      {words}
    </span>
  );
}
