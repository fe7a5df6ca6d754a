import type { contractSymbol } from '@/contract/trading/symbol';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '../formatPercent';
import { Flash } from '../Flash';
import styles from '../contract.module.css';

type Row = RowOf<typeof contractSymbol>;

/** The mark price, which lights up when it changes; since when it stands still where the feed has stopped. */
export function PriceCell({ markPrice, feedStale, feedAt }: Row) {
  const t = useT();
  return (
    <Flash value={markPrice}>
      {formatMoney(markPrice)}
      {feedStale ? (
        <small className={styles.stale} title={t('contractSymbol.staleSince', { at: feedAt })}>
          {t('contract.stale')}
        </small>
      ) : null}
    </Flash>
  );
}

/** How far the price has gone in 24 hours. */
export const ChangeCell = ({ change24h }: Row) => (
  <span className={styles.change} data-way={/[1-9]/.test(change24h) ? wayOf(change24h) : undefined}>
    {formatPercent(change24h, { sign: true })}
  </span>
);

const wayOf = (change: string): 'up' | 'down' => (change.startsWith('-') ? 'down' : 'up');
