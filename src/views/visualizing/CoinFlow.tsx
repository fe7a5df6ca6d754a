import type { BoardFlow } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import card from './card.module.css';
import styles from './rows.module.css';
import { largest, widthOf } from './boardRules';

const SHOWN = 6;

/** Deposits and withdrawals per coin. */
export function CoinFlow({ coins }: { coins: BoardFlow['coins'] }) {
  const t = useT();
  if (coins.length === 0) return <p className={card.note}>{t('visualizing.empty')}</p>;
  const most = largest(coins.flatMap(({ recharge, withdraw }) => [recharge, withdraw]));
  return (
    <ul className={styles.bars}>
      {coins.slice(0, SHOWN).map(({ coin, recharge, withdraw }, place) => (
        <li key={place}>
          <span className={styles.name}>{coin}</span>
          <span className={styles.value}>
            <b data-way="in">
              {t('visualizing.recharge')} {formatUsdt(recharge)}
            </b>{' '}
            <b data-way="out">
              {t('visualizing.withdraw')} {formatUsdt(withdraw)}
            </b>
          </span>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: widthOf(recharge, most) }} />
          </span>
          <span className={styles.bar} data-out aria-hidden="true">
            <i style={{ width: widthOf(withdraw, most) }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
