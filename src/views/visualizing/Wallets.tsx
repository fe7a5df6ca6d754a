import type { BoardVault } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatMoney, mul } from '@/lib/money';
import css from './rows.module.css';
import { widthOf } from './rules';

const SHOWN = 7;

/** Balances against their alert lines; a full bar is three times the line. */
export function Wallets({ wallets }: { wallets: BoardVault['wallets'] }) {
  const t = useT();
  return (
    <ul className={css.bars}>
      {wallets.slice(0, SHOWN).map(({ walletCode, coin, balance, alert, low }) => (
        <li key={walletCode} data-low={low}>
          <span className={css.name}>
            {walletCode}
            {low && <small>{t('visualizing.low')}</small>}
          </span>
          <span className={css.value}>
            {formatMoney(balance)} {coin}
            <span className={css.hidden}>
              {t('visualizing.alertLine', { amount: `${formatMoney(alert)} ${coin}` })}
            </span>
          </span>
          <span className={css.bar} data-line aria-hidden="true">
            <i style={{ width: widthOf(balance, mul(alert, '3')) }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
