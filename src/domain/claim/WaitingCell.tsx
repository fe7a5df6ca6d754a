import { Urgency } from '@/contract/block/review';
import { useT } from '@/i18n';
import styles from './claim.module.css';
import { NONE } from '@/ui/cell/value';

const HOUR = 60;

interface WaitingCellProps {
  /** `null` if it no longer waits. */
  minutes: number | null;
  /** How urgent that is, as the server says. */
  urgency: string | null;
}

/** How long a record has waited, coloured when its review is due; a dash if it no longer waits. */
export function WaitingCell({ minutes, urgency }: WaitingCellProps) {
  const t = useT();
  if (minutes === null) return NONE;
  const words =
    minutes < HOUR
      ? t('crud.minutes', { n: minutes })
      : t('crud.hoursMinutes', { h: Math.floor(minutes / HOUR), m: minutes % HOUR });
  return (
    <span className={styles.waiting} data-urgency={urgency ?? Urgency.fresh}>
      {words}
    </span>
  );
}
