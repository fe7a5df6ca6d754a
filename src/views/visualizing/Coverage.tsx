import type { BoardVault } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './rows.module.css';
import { shareOf } from './boardRules';

const SHOWN = 9;

/** The platform's holdings of each coin compared with members' balances, lowest coverage first. */
export function Coverage({ coverage }: { coverage: BoardVault['coverage'] }) {
  const t = useT();
  return (
    <table className={`${styles.table} ${styles.full}`}>
      <thead>
        <tr>
          <th scope="col">{t('visualizing.coin')}</th>
          <th scope="col">{t('visualizing.held')}</th>
          <th scope="col">{t('visualizing.owed')}</th>
          <th scope="col">{t('visualizing.share')}</th>
        </tr>
      </thead>
      <tbody>
        {coverage.slice(0, SHOWN).map(({ coin, held, owed }, place) => {
          const share = shareOf(held, owed);
          return (
            <tr key={place}>
              <th scope="row">{coin}</th>
              <td>{formatMoney(held, { decimals: 0 })}</td>
              <td>{formatMoney(owed, { decimals: 0 })}</td>
              <td>{share === null ? '—' : `${formatMoney(share, { decimals: 0 })}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
