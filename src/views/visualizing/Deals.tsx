import type { BoardDeal } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './rows.module.css';
import { priceText } from './boardRules';

/** The latest deals, latest first. */
export function Deals({ deals }: { deals: readonly BoardDeal[] }) {
  const t = useT();
  return (
    <table className={`${styles.table} ${styles.full}`}>
      <thead>
        <tr>
          <th scope="col">{t('visualizing.time')}</th>
          <th scope="col">{t('visualizing.symbol')}</th>
          <th scope="col">{t('visualizing.price')}</th>
          <th scope="col">{t('visualizing.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {deals.map(({ id, at, symbol, side, price, quantity }) => (
          <tr key={id}>
            <th scope="row">{at.slice(11)}</th>
            <td>
              {symbol} <b data-way={side === 'buy' ? 'up' : 'down'}>{t(`visualizing.side.${side}`)}</b>
            </td>
            <td>{priceText(price)}</td>
            <td>{formatMoney(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
