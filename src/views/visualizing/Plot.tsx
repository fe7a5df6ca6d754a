import { Chart } from '@/ui/chart/Chart';
import type { ChartProps } from '@/ui/chart/Chart';
import { useT } from '@/i18n';
import styles from './card.module.css';

/** A time chart that fills the height of its panel. */
export function Plot(props: Pick<ChartProps, 'title' | 'labels' | 'series' | 'money'>) {
  const t = useT();
  return (
    <div className={styles.plot}>
      <Chart {...props} axis={t('visualizing.time')} />
    </div>
  );
}
