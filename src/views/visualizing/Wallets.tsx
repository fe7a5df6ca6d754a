import type { BoardVault } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatMoney, mul } from '@/lib/money';
import styles from './rows.module.css';
import { widthOf } from './boardRules';

const SHOWN = 7;

/** Balances of wallets compared with their alert thresholds; a full bar is three times the threshold. */
export function Wallets({ wallets }: { wallets: BoardVault['wallets'] }) {
  const t = useT();
  return (
    <ul className={styles.bars}>
      {wallets.slice(0, SHOWN).map(({ walletCode, coin, balance, alert, low }, place) => (
        <li key={place} data-low={low}>
          <span className={styles.name}>
            {walletCode}
            {low && <small>{t('visualizing.low')}</small>}
          </span>
          <span className={styles.value}>
            {formatMoney(balance)} {coin}
            <span className={styles.hidden}>
              {t('visualizing.alertLine', { amount: `${formatMoney(alert)} ${coin}` })}
            </span>
          </span>
          <span className={styles.bar} data-line aria-hidden="true">
            <i style={{ width: widthOf(balance, mul(alert, '3')) }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
