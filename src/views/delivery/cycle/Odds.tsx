import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './cycle.module.css';

/** Odds, and beside them the win rate at which members lose nothing. */
export function Odds({ odds, breakEven }: { odds: string; breakEven: string }) {
  const t = useT();
  const rate = formatMoney(breakEven);
  return (
    <span title={t('deliveryCycle.breakEvenAt', { rate })}>
      {formatMoney(odds)} <small className={styles.beside}>{rate}%</small>
    </span>
  );
}
