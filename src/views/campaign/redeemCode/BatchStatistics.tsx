import { countText } from '@/ui/cell/value';
import { redeemBatch } from '@/contract/campaign/redeemBatch';
import type { SummaryOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { Chart } from '@/ui/chart/Chart';
import { useFolded } from '@/ui/statistic/folded';
import { isReadable } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import styles from './redeemCode.module.css';

type Figures = SummaryOf<typeof redeemBatch>;

/** Redemptions by day and by channel, and what they cost; not while the figures are one line. */
function Charts({ figures }: { figures: Figures }) {
  const t = useT();
  const folded = useFolded();
  if (folded) return null;
  if (!isReadable(figures, 'byDay') || !isReadable(figures, 'byChannel')) return <UnreadableCell />;
  const { byDay, byChannel } = figures;
  return (
    <div className={styles.charts}>
      <Chart
        title={t('redeemBatch.byDay')}
        labels={byDay.map(({ day }) => day.slice(5))}
        series={[
          {
            key: 'count',
            label: t('redeemBatch.usedCount'),
            kind: 'bar',
            values: byDay.map(({ count }) => countText(count)),
          },
        ]}
      />
      <Chart
        title={t('redeemBatch.byChannel')}
        axis={t('redeemBatch.channel')}
        labels={byChannel.map(({ channel }) => channel || t('redeemBatch.noChannel'))}
        series={[
          {
            key: 'count',
            label: t('redeemBatch.usedCount'),
            kind: 'bar',
            values: byChannel.map(({ count }) => countText(count)),
          },
        ]}
      />
    </div>
  );
}

const { stat, statistics } = screenKit(redeemBatch);

/** What was redeemed over the whole filter, and what it cost. */
export const BatchStatistics = statistics({
  values: [
    stat.value('usedCount', { note: ({ codes }, t) => t('redeemBatch.ofCodes', { n: countText(codes) }) }),
    stat.value('useRate', { hint: 'redeemBatch.useRateHint' }),
    stat.value('costUsdt', { hint: 'redeemBatch.costHint' }),
  ],
  aside: (figures) => <Charts figures={figures} />,
});
