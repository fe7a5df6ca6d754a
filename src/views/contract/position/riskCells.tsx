import { isDecimal } from '@/lib/decimal';
import type { contractPosition } from '@/contract/trading/position';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { cmp } from '@/lib/money';
import { NONE } from '@/ui/cell/value';
import { formatPercent } from '../formatPercent';
import styles from './position.module.css';

type Row = RowOf<typeof contractPosition>;

/** Percent of margin ratio from which a position is at risk, and from which it is liquidated. */
export const AT_RISK = '80';
const LIQUIDATED = '100';

function levelOf(ratio: string | null): 'calm' | 'warning' | 'over' {
  if (!isDecimal(ratio) || cmp(ratio, LIQUIDATED) >= 0) return 'over';
  return cmp(ratio, AT_RISK) >= 0 ? 'warning' : 'calm';
}

const partOf = (ratio: string | null): string =>
  isDecimal(ratio) && cmp(ratio, LIQUIDATED) < 0 ? ratio : LIQUIDATED;

/** The margin ratio over a bar that is full where the position is liquidated. */
export function RatioCell({ marginRatio }: Row) {
  const t = useT();
  const text = marginRatio === null ? t('contractPosition.nothingLeft') : formatPercent(marginRatio);
  return (
    <span className={styles.ratio} data-level={levelOf(marginRatio)}>
      <span>{text}</span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${partOf(marginRatio)}%` }} />
      </span>
    </span>
  );
}

/** How far the mark is from the liquidation price, in the colour of the margin's state. */
export function DistanceCell({ liqDistance, marginRatio }: Row) {
  if (liqDistance === null) return NONE;
  return (
    <span className={styles.distance} data-level={levelOf(marginRatio)}>
      {formatPercent(liqDistance)}
    </span>
  );
}

const LAMPS = [1, 2, 3, 4, 5];

/** How early a position is reduced when a liquidation finds no other counterparty, as five lamps. */
export function AdlCell({ adlRank }: Row) {
  const t = useT();
  const text = t('contractPosition.adlOf', { n: adlRank });
  return (
    <span className={styles.lamps} title={text} data-hot={adlRank >= 4}>
      <span className={styles.said}>{text}</span>
      {LAMPS.map((lamp) => (
        <i key={lamp} data-on={lamp <= adlRank} aria-hidden />
      ))}
    </span>
  );
}
