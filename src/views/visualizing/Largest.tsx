import type { BoardFlow } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import card from './card.module.css';
import styles from './rows.module.css';
import { clockOf } from './boardRules';

/** The day's largest recharges. */
export function Largest({ rows }: { rows: BoardFlow['largest'] }) {
  const t = useT();
  if (rows.length === 0) return <p className={card.note}>{t('visualizing.empty')}</p>;
  return (
    <table className={`${styles.table} ${styles.loose}`}>
      <thead>
        <tr>
          <th scope="col">{t('visualizing.time')}</th>
          <th scope="col">{t('visualizing.member')}</th>
          <th scope="col">{t('visualizing.amount')}</th>
          <th scope="col">{t('visualizing.worth')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ uid, coin, amount, usdtValue, creditedAt }, place) => (
          <tr key={place}>
            <th scope="row">{clockOf(creditedAt)}</th>
            <td>{uid}</td>
            <td>
              {formatMoney(amount)} {coin}
            </td>
            <td>{formatUsdt(usdtValue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
