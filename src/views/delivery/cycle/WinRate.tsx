import type { deliveryCycle } from '@/contract/delivery/cycle';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import styles from './cycle.module.css';

type Shown = Pick<RowOf<typeof deliveryCycle>, 'winRate' | 'breakEven' | 'isOff'>;

/** How often members won beside how often they had to; marked where the difference is no chance any more. */
export function WinRate({ record: { winRate, breakEven, isOff } }: { record: Shown }) {
  const t = useT();
  if (winRate === null || breakEven === null) return NONE;
  const own = `${formatMoney(winRate)}%`;
  return (
    <span title={t('deliveryCycle.rateHint', { win: formatMoney(winRate), even: formatMoney(breakEven) })}>
      {isOff === 1 ? <Badge tone="late">{own}</Badge> : own}{' '}
      <small className={styles.beside}>{formatMoney(breakEven)}%</small>
    </span>
  );
}
