import type { AssetSummary } from '@/api/assetTypes';
import { Donut, sliceColour } from '@/ui/chart/Donut';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { CollapsePanel } from '@/ui/statistic/CollapsePanel';
import { useT } from '@/i18n';
import { cmp, formatMoney, formatUsdt, sum } from '@/lib/money';
import styles from './asset.module.css';

/** Slices that are told apart; the others are one. */
const SLICES = 6;

/** Below this coverage members' money is not all there. */
const WHOLE = '100';

function slicesOf(byCoin: AssetSummary['byCoin']): { key: string; share: string }[] {
  const rest = byCoin.slice(SLICES);
  return [
    ...byCoin.slice(0, SLICES).map(({ coin, share }) => ({ key: coin, share })),
    ...(rest.length > 0 ? [{ key: ' rest', share: sum(rest.map(({ share }) => share)) }] : []),
  ];
}

function Totals({ byCoin }: Pick<AssetSummary, 'byCoin'>) {
  const t = useT();
  return (
    <StatisticTable
      caption={t('asset.totals')}
      heads={[
        t('field.coin'),
        t('asset.available'),
        t('asset.frozen'),
        t('asset.total'),
        t('asset.usdtValue'),
        t('asset.share'),
      ]}
      rows={byCoin.map(({ coin, available, frozen, total, usdtValue, share }, at) => ({
        key: coin,
        name: (
          <>
            <span className={styles.dot} style={{ background: sliceColour(at) }} />
            {coin}
          </>
        ),
        cells: [
          formatMoney(available),
          formatMoney(frozen),
          formatMoney(total),
          `≈ ${formatUsdt(usdtValue)}`,
          `${formatMoney(share)}%`,
        ],
      }))}
    />
  );
}

function Percent({ percent }: { percent: string | null }) {
  if (percent === null) return '—';
  const low = cmp(percent, WHOLE) < 0;
  return <span className={low ? styles.low : undefined}>{formatMoney(percent)}%</span>;
}

function Coverage({ coverage }: { coverage: NonNullable<AssetSummary['coverage']> }) {
  const t = useT();
  return (
    <StatisticTable
      caption={t('asset.coverage')}
      heads={[t('field.coin'), t('asset.liability'), t('asset.hot'), t('asset.cold'), t('asset.percent')]}
      rows={coverage.map(({ coin, liability, hot, cold, percent }) => ({
        key: coin,
        name: coin,
        cells: [
          formatMoney(liability),
          formatMoney(hot),
          formatMoney(cold),
          <Percent key="percent" percent={percent} />,
        ],
      }))}
    />
  );
}

/** What the members of the filter own, coin by coin, and how the platform's wallets cover what it owes. */
export function AssetStatistics({ figures }: { figures: AssetSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={6}>
      {({ usdtValue, members, byCoin, coverage }) => (
        <CollapsePanel
          summary={`${t('asset.worth')} ≈ ${formatUsdt(usdtValue)} USDT · ${t('asset.members', { n: members })}`}
        >
          <div className={styles.figures}>
            <Donut slices={slicesOf(byCoin)} />
            <Totals byCoin={byCoin} />
            {coverage ? <Coverage coverage={coverage} /> : null}
          </div>
        </CollapsePanel>
      )}
    </StatisticPanel>
  );
}
