import type { contractPosition } from '@/contract/trading/position';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { NONE } from '@/ui/cell/value';
import { formatPercent } from '../formatPercent';
import { Flash } from '../Flash';
import { PriceText } from '@/domain/trading/PriceText';
import shared from '../contract.module.css';
import { DistanceCell } from './riskCells';
import styles from './position.module.css';

type Row = RowOf<typeof contractPosition>;

/** The mark price, which lights up when it changes; a stopped feed is said beside it. */
export function MarkCell({ markPrice, markStale }: Row) {
  const t = useT();
  return (
    <Flash value={markPrice}>
      {formatMoney(markPrice)}
      {markStale ? (
        <small className={shared.stale} title={t('contractPosition.staleHint')}>
          {t('contract.stale')}
        </small>
      ) : null}
    </Flash>
  );
}

/** The price at which the position is expected to be liquidated, and how far the mark is from it. */
export function LiquidationCell(record: Row) {
  const { liqPrice } = record;
  if (liqPrice === null) return NONE;
  return (
    <span className={styles.stacked}>
      <PriceText value={liqPrice} />
      <small>
        <DistanceCell {...record} />
      </small>
    </span>
  );
}

/** Unrealised profit and its share of the initial margin. */
export function ProfitCell({ unrealizedPnl, roe, marginCoin }: Row) {
  const way = unrealizedPnl.startsWith('-') ? 'down' : 'up';
  return (
    <span className={styles.stacked} title={`${formatMoney(unrealizedPnl, { sign: true })} ${marginCoin}`}>
      <span className={shared.change} data-way={/[1-9]/.test(unrealizedPnl) ? way : undefined}>
        {formatMoney(unrealizedPnl, { sign: true, decimals: 2 })}
      </span>
      <small>{formatPercent(roe, { sign: true })}</small>
    </span>
  );
}
