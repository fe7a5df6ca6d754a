import type { SummaryOf } from '@/contract/resource';
import { stakingProduct } from '@/contract/staking/product';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Chart } from '@/ui/chart/Chart';
import { useFolded } from '@/ui/statistic/folded';
import { StatisticTable } from '@/ui/statistic/StatisticTable';

type Figures = SummaryOf<typeof stakingProduct>;

/** What falls due by coin, and day by day; not while the figures are one line. */
function Liability({ figures: { byCoin, curve } }: { figures: Figures }) {
  const t = useT();
  if (useFolded()) return null;
  return (
    <>
      {byCoin.length === 0 ? null : (
        <StatisticTable
          caption={t('stakingProduct.byCoin')}
          heads={[
            t('field.coin'),
            t('stakingProduct.staked'),
            t('stakingProduct.interest7'),
            t('stakingProduct.principal7'),
            t('stakingProduct.interest30'),
            t('stakingProduct.principal30'),
          ]}
          rows={byCoin.map(({ coin, staked, interest7, principal7, interest30, principal30 }) => ({
            name: coin,
            cells: [staked, interest7, principal7, interest30, principal30].map((one) => formatMoney(one)),
          }))}
        />
      )}
      <Chart
        title={t('stakingProduct.curve')}
        labels={curve.map(({ day }) => day.slice(5))}
        money
        series={[
          {
            key: 'interest',
            kind: 'bar',
            label: t('stakingProduct.interest'),
            values: curve.map(({ interestUsdt }) => interestUsdt),
          },
          {
            key: 'principal',
            kind: 'line',
            label: t('stakingProduct.principal'),
            apart: true,
            values: curve.map(({ principalUsdt }) => principalUsdt),
          },
        ]}
      />
    </>
  );
}

const { stat, statistics } = screenKit(stakingProduct);

/** What is staked in the products of the list, and what falls due of it. */
export const ProductStatistics = statistics({
  values: [
    stat.value('stakedUsdt'),
    stat.value('averageApr'),
    stat.value('due7Usdt'),
    stat.value('due30Usdt'),
  ],
  chips: [(figures) => <Liability key="liability" figures={figures} />],
});
