import type { BoardSymbol } from '@/api/boardTypes';
import type { Decimal } from '@/api/types';
import { useT } from '@/i18n';
import { formatMoney, sub } from '@/lib/money';
import styles from './rows.module.css';

const SHOWN = 8;

const share = (value: Decimal): string => formatMoney(value, { decimals: 1 });

/** The numbers of long and short accounts per contract. */
export function Sides({ symbols }: { symbols: readonly BoardSymbol[] }) {
  const t = useT();
  return (
    <ul className={styles.bars}>
      {symbols.slice(0, SHOWN).map(({ symbol, longShare }, place) => (
        <li key={place}>
          <span className={styles.name}>{symbol}</span>
          <span className={styles.value}>
            <b data-way="up">
              {t('visualizing.long')} {share(longShare)}%
            </b>{' '}
            <b data-way="down">
              {t('visualizing.short')} {share(sub('100', longShare))}%
            </b>
          </span>
          <span className={styles.bar} data-sides aria-hidden="true">
            <i style={{ width: `${longShare}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
