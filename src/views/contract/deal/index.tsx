import { contractDeal } from '@/contract/trading/deal';
import { isReadable } from '@/contract/field/read';
import type { SummaryOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Chart } from '@/ui/chart/Chart';
import { useFolded } from '@/ui/statistic/folded';
import { screenKit } from '@/domain/kit/screenKit';
import { DealTime } from '@/domain/trading/DealTime';
import styles from './deal.module.css';

/** The volume of each hour of the filter, as bars; in one line of figures there is no room for it. */
function VolumeByHour({ figures }: { figures: SummaryOf<typeof contractDeal> }) {
  const t = useT();
  const folded = useFolded();
  if (folded) return null;
  if (!isReadable(figures, 'byHour')) return <UnreadableCell />;
  const { byHour } = figures;
  const volume = byHour.map((hour) => hour.volume);
  return (
    <div className={styles.byHour}>
      <Chart
        title={t('contractDeal.byHour')}
        axis={t('contractDeal.hour')}
        labels={byHour.map(({ hour }) => hour.slice(5, 16))}
        money
        series={[{ key: 'volume', label: t('contractDeal.volume'), kind: 'bar', values: volume }]}
      />
    </div>
  );
}

const { stat, statistics } = screenKit(contractDeal);

/** What was traded over the whole filter, and how much of it in each hour. */
const DealStatistics = statistics({
  values: [
    stat.value('volume', { note: ({ deals }, t) => t('contractDeal.count', { n: deals }) }),
    stat.value('fees'),
    stat.value('realizedPnl'),
  ],
  aside: (figures) => <VolumeByHour figures={figures} />,
});

const { screen, col, bar } = screenKit(contractDeal);

export default screen({
  // Without a range it would be every deal of every member.
  defaultFilters: () => ({ 'dateRange[]': ['today'] }),
  Statistics: DealStatistics,
  filters: ['member', 'dealNo', 'symbol', 'dates', 'action', 'execType', 'orderNo', 'entrustNo'],
  columns: [
    'dealNo',
    col.custom('createdAt', (deal) => <DealTime deal={deal} />, { width: 178 }),
    'member',
    col('symbol', { width: 100 }),
    col('action', { width: 112 }),
    col('price', { width: 110 }),
    col('qty', { width: 112 }),
    col('realizedPnl', { width: 138 }),
    col('value', { width: 130 }),
    col('fee', { width: 120 }),
    col('execType', { width: 110 }),
    col('role', { width: 76 }),
    'orderNo',
    'entrustNo',
    'feeRate',
  ],
  toolbar: [bar.exportCsv()],
});
