import type { contractDeal } from '@/contract/contract/deal';
import { isReadable } from '@/contract/field/read';
import type { SummaryOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Chart } from '@/ui/chart/Chart';
import { useFolded } from '@/ui/statistic/folded';
import styles from './deal.module.css';

/** The volume of each hour of the filter, as bars; in one line of figures there is no room for it. */
export function VolumeByHour({ figures }: { figures: SummaryOf<typeof contractDeal> }) {
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
