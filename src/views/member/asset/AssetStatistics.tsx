import { assetSummary, coinCoverage, coinTotal } from '@/contract/member/asset';
import type { asset } from '@/contract/member/asset';
import type { Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { SummaryOf } from '@/contract/resource';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { figureText } from '@/domain/kit/statistic';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { cmp, sum } from '@/lib/money';
import { formatParts } from '@/lib/parts';
import { Donut, sliceColour } from '@/ui/chart/Donut';
import { CollapsePanel } from '@/ui/statistic/CollapsePanel';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './asset.module.css';

type Figures = SummaryOf<typeof asset>;

/** Number of coins with a slice of their own; the others share one. */
const SLICES = 6;

/** Percentage of coverage below which members' balances are not fully covered. */
const WHOLE = '100';

const TOTALS = ['available', 'frozen', 'total', 'usdtValue', 'share'] as const;
const COVERAGE = ['liability', 'hot', 'cold', 'percent'] as const;

function slicesOf(byCoin: Figures['byCoin']): { key: string; share: string }[] {
  const rest = byCoin.slice(SLICES);
  return [
    ...byCoin.slice(0, SLICES).map(({ coin, share }) => ({ key: coin, share })),
    ...(rest.length > 0 ? [{ key: ' rest', share: sum(rest.map(({ share }) => share)) }] : []),
  ];
}

/** Formatted texts of the named figures of a record, in the given order. */
const texts = <S extends Shape>(
  shape: S,
  names: readonly (keyof S & string)[],
  record: Readable<S>,
  t: Translate,
) =>
  names.flatMap((name) => {
    const field = shape[name];
    return field ? [figureText(field, record, name, t)] : [];
  });

function Totals({ byCoin }: Pick<Figures, 'byCoin'>) {
  const t = useT();
  const labelOf = useFormatLabel();
  const worths = formatParts(byCoin.map(({ usdtValue }) => usdtValue));
  return (
    <StatisticTable
      caption={t('asset.totals')}
      heads={[t('field.coin'), ...TOTALS.map((name) => labelOf(fieldLabel('asset', name)))]}
      rows={byCoin.map((record, index) => ({
        name: (
          <>
            <span className={styles.dot} style={{ background: sliceColour(index) }} />
            {record.coin}
          </>
        ),
        cells: texts(coinTotal, TOTALS, record, t).map((text, place) =>
          TOTALS[place] === 'usdtValue' && isReadable(record, 'usdtValue') ? `≈ ${worths[index]}` : text,
        ),
      }))}
    />
  );
}

function Coverage({ coverage }: { coverage: NonNullable<Figures['coverage']> }) {
  const t = useT();
  return (
    <StatisticTable
      caption={t('asset.coverage')}
      heads={[t('field.coin'), ...COVERAGE.map((name) => t(`asset.${name}`))]}
      rows={coverage.map((record) => {
        const isLow = record.percent !== null && cmp(record.percent, WHOLE) < 0;
        return {
          name: record.coin,
          cells: texts(coinCoverage, COVERAGE, record, t).map((text, index) => (
            <span
              key={COVERAGE[index]}
              className={isLow && COVERAGE[index] === 'percent' ? styles.low : undefined}
            >
              {text}
            </span>
          )),
        };
      })}
    />
  );
}

/** Balances of the filtered members per coin, and how far the platform's wallets cover them. */
export function AssetStatistics({ figures }: { figures: Figures | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={6}>
      {(known) => (
        <CollapsePanel
          summary={[
            `${t('asset.worth')} ${figureText(assetSummary.usdtValue, known, 'usdtValue', t)} USDT`,
            t('asset.members', { n: known.members }),
          ]}
        >
          <div className={styles.figures}>
            <Donut slices={slicesOf(known.byCoin)} />
            <Totals byCoin={known.byCoin} />
            {known.coverage ? <Coverage coverage={known.coverage} /> : null}
          </div>
        </CollapsePanel>
      )}
    </StatisticPanel>
  );
}
