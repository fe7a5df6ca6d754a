import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Decimal } from '@/api/types';
import { useLanguage, useT } from '@/i18n';
import { formatMoney, formatUsdt, isZero } from '@/lib/money';
import type { draw, Series } from './canvas';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { useInk } from './ink';
import { Legend } from './Legend';
import { drawing } from './useDrawing';
import { useSame } from '../base/useSame';

type Draw = typeof draw;

const canvas = drawing<Draw>(async () => (await import('./canvas')).draw);

const formatCount = (value: Decimal | undefined): string => formatMoney(value);

/** The series of one chart over the same labels. */
export interface ChartProps {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  /** True: values are approximate amounts in USDT; counts by default. */
  money?: boolean;
  /** Heading of the table's column of labels; "date" by default. */
  axis?: string;
  /** Controls next to the title. */
  extra?: ReactNode;
}

/** A chart in the theme's colours, with a switch to the same values as a table. */
export function Chart({ title, labels, series, money = false, axis, extra }: ChartProps) {
  const t = useT();
  const format = money ? formatUsdt : formatCount;
  // Zeros alone would be drawn along an axis that measures nothing.
  const values = series.flatMap((one) => one.values);
  const content = { title, labels, series, format };
  return (
    <ChartFrame
      title={title}
      extra={extra}
      drawing={canvas}
      empty={labels.length === 0}
      flat={values.length > 0 && values.every(isZero)}
      table={<ChartTable {...content} axis={axis ?? t('common.chart.date')} />}
    >
      {(draw) => <Canvas {...content} draw={draw} />}
    </ChartFrame>
  );
}

interface CanvasProps {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (value: Decimal | undefined) => string;
  draw: Draw;
}

function Canvas({ title, labels: newLabels, series: newSeries, format, draw: drawOn }: CanvasProps) {
  const t = useT();
  const labels = useSame(newLabels);
  const series = useSame(newSeries);
  const ink = useInk();
  const language = useLanguage();
  const place = useRef<HTMLCanvasElement>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!place.current) return undefined;
    return drawOn(place.current, { labels, series, hidden, ink, language, format });
  }, [drawOn, labels, series, hidden, ink, language, format]);

  const summary = t('common.chart.summary', { title, from: labels[0] ?? '', to: labels.at(-1) ?? '' });
  return (
    <div className={styles.picture}>
      <Legend series={series} hidden={hidden} ink={ink} onChange={setHidden} />
      <div className={styles.canvas}>
        <canvas ref={place}>{summary}</canvas>
      </div>
    </div>
  );
}
