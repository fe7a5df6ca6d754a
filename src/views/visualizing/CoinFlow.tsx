import type { BoardFlow } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { sum } from '@/lib/money';
import { formatParts } from '@/lib/parts';
import card from './card.module.css';
import styles from './rows.module.css';
import { largest, widthOf } from './boardRules';

const SHOWN = 6;

type Coin = Pick<BoardFlow['coins'][number], 'coin' | 'recharge' | 'withdraw'>;

/** The first coins, and one row for all others, so that the rows add up to the day. */
function withOther(coins: readonly Coin[], other: string): readonly Coin[] {
  if (coins.length <= SHOWN) return coins;
  const rest = coins.slice(SHOWN - 1);
  const total = (way: 'recharge' | 'withdraw') => sum(rest.map((one) => one[way]));
  return [
    ...coins.slice(0, SHOWN - 1),
    { coin: other, recharge: total('recharge'), withdraw: total('withdraw') },
  ];
}

/** Deposits and withdrawals per coin. */
export function CoinFlow({ coins }: { coins: BoardFlow['coins'] }) {
  const t = useT();
  if (coins.length === 0) return <p className={card.note}>{t('visualizing.empty')}</p>;
  const rows = withOther(coins, t('visualizing.other'));
  const recharges = formatParts(rows.map(({ recharge }) => recharge));
  const withdraws = formatParts(rows.map(({ withdraw }) => withdraw));
  const most = largest(rows.flatMap(({ recharge, withdraw }) => [recharge, withdraw]));
  return (
    <ul className={styles.bars}>
      {rows.map(({ coin, recharge, withdraw }, place) => (
        <li key={place}>
          <span className={styles.name}>{coin}</span>
          <span className={styles.value}>
            <b data-way="in">
              {t('visualizing.recharge')} {recharges[place]}
            </b>{' '}
            <b data-way="out">
              {t('visualizing.withdraw')} {withdraws[place]}
            </b>
          </span>
          <span className={styles.bar} data-in aria-hidden="true">
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
