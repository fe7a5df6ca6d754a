import type { BoardDeal } from '@/api/boardTypes';
import { translateOr, useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './rows.module.css';
import { priceText } from './boardRules';

/** Direction by side of a deal; none for a side that this client does not know. */
const WAYS: Readonly<Record<string, 'up' | 'down'>> = { buy: 'up', sell: 'down' };

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
        {deals.map(({ at, symbol, side, price, quantity }, place) => (
          <tr key={place}>
            <th scope="row">{at.slice(11)}</th>
            <td>
              {symbol} <b data-way={WAYS[side]}>{translateOr(`visualizing.side.${side}`, side)}</b>
            </td>
            <td>{priceText(price)}</td>
            <td>{formatMoney(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
