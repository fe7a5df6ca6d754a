import type { contractPosition } from '@/contract/trading/position';
import type { SummaryOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { absolute, add, cmp, formatUsdt } from '@/lib/money';
import { DivergingBars } from '@/ui/chart/DivergingBars';
import styles from './exposure.module.css';

export type Figures = SummaryOf<typeof contractPosition>;

/** The moves of the heat by their size: what falls liquidates on the left, what rises on the right. */
function heatRows(heat: Figures['heat']) {
  const sizes = [...new Set(heat.map(({ move }) => absolute(move)))].toSorted(cmp);
  return sizes.map((size) => {
    const at = (rises: boolean) =>
      heat.find(({ move }) => cmp(absolute(move), size) === 0 && cmp(move, '0') > 0 === rises);
    const notional = (rises: boolean) => add(at(rises)?.long ?? '0', at(rises)?.short ?? '0');
    return { size, fall: notional(false), rise: notional(true), falls: at(false), rises: at(true) };
  });
}

/** Open interest by symbol, and what would be liquidated if all marks moved. */
export function ExposureCharts({ figures: { bySymbol, heat } }: { figures: Figures }) {
  const t = useT();
  return (
    <div className={styles.exposure}>
      <DivergingBars
        label={t('contractPosition.bySymbol')}
        heads={[t('contractPosition.long'), t('contractPosition.short')]}
        rows={bySymbol.map(({ symbol, long, short, count }) => ({
          name: symbol,
          left: long,
          right: short,
          leftText: formatUsdt(long),
          rightText: formatUsdt(short),
          note: t('crud.records', { n: count }),
        }))}
      />
      <DivergingBars
        label={t('contractPosition.heat')}
        heads={[t('contractPosition.falls'), t('contractPosition.rises')]}
        rows={heatRows(heat).map(({ size, fall, rise, falls, rises }) => ({
          name: `±${size}%`,
          left: fall,
          right: rise,
          leftText: `${formatUsdt(fall)} (${falls?.count ?? 0})`,
          rightText: `${formatUsdt(rise)} (${rises?.count ?? 0})`,
        }))}
      />
    </div>
  );
}
