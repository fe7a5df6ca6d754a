import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { RadioGroup } from '../base/RadioGroup';
import { Skeleton } from '../base/Skeleton';
import styles from './Chart.module.css';
import { useDrawing } from './useDrawing';
import type { Drawing } from './useDrawing';

interface ChartFrameProps<Draw> {
  title: string;
  /** Controls next to the title. */
  extra?: ReactNode;
  drawing: Drawing<Draw>;
  /** True: there are no values at all. */
  empty: boolean;
  /** True: the values would draw nothing; the table has them all the same. */
  flat?: boolean;
  /** The same values as a table. */
  table: ReactNode;
  /** Draws the picture with the loaded code. */
  children: (draw: Draw) => ReactNode;
}

/**
 * A figure with a title and a switch between its picture and a table of the same values. The table is also shown if
 * the picture cannot be drawn.
 */
export function ChartFrame<Draw>(props: ChartFrameProps<Draw>) {
  const { title, extra, drawing, empty, flat = false, table, children } = props;
  const t = useT();
  const id = useId();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const draw = useDrawing(drawing, shown === 'chart');
  const isTable = shown === 'table' || draw === 'failed';
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <span className={styles.tools}>
          {extra}
          <RadioGroup
            label={t('common.chart.view', { title })}
            value={isTable ? 'table' : 'chart'}
            onChange={setShown}
            options={[
              { value: 'chart', label: t('common.chart.chart'), disabled: draw === 'failed' },
              { value: 'table', label: t('common.chart.table') },
            ]}
          />
        </span>
      </figcaption>
      {empty || (!isTable && flat) ? (
        <p className={styles.empty}>{t('common.chart.empty')}</p>
      ) : isTable ? (
        table
      ) : draw === null || draw === 'failed' ? (
        <Skeleton rows={6} label={t('common.chart.loading')} />
      ) : (
        children(draw)
      )}
    </figure>
  );
}
