import { theme } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Decimal } from '@/api/types';
import { useLanguage, useT } from '@/i18n';
import { isEqual } from '@/lib/equal';
import { formatMoney, formatUsdt, isZero } from '@/lib/money';
import { Skeleton } from '../base/Skeleton';
import { RadioGroup } from '../base/RadioGroup';
import { useLoaded } from '../load/useLoaded';
import type { draw, Ink, Series } from './canvas';
import styles from './Chart.module.css';

type Draw = typeof draw;

/** Kept at module level, so that only the first chart of the page waits for the code. */
let loaded: Draw | null = null;

const loadDraw = async (): Promise<Draw> => (loaded = (await import('./canvas')).draw);

/** The drawing code, loaded with the first chart: `null` while it is loading, `failed` while it cannot be loaded. */
function useDraw(wanted: boolean): Draw | 'failed' | null {
  const [failed, setFailed] = useState(false);
  const draw = useLoaded({ load: loadDraw, wanted, initial: loaded, onMissing: () => setFailed(true) });
  return draw ?? (failed ? 'failed' : null);
}

/** Returns the same object as long as the values are equal, so that the chart is not drawn again for equal data. */
function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (isEqual(same, value)) return same;
  setSame(value);
  return value;
}

function useInk(): Ink {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      series: [token.colorPrimary, token.orange, token.green, token.purple, token.cyan, token.magenta],
      text: token.colorTextSecondary,
      grid: token.colorBorderSecondary,
      surface: token.colorBgElevated,
      font: token.fontFamily,
    }),
    [token],
  );
}

const formatCount = (value: Decimal | undefined): string => formatMoney(value);

/** A scrolling element has to be reachable by keyboard; not every browser makes it focusable by itself. */
const reachable = { tabIndex: 0 };

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

/**
 * A chart in the theme's colours, with a switch to the same values as a table. The table is also shown if the
 * chart cannot be drawn.
 */
export function Chart({ title, labels, series, money = false, axis, extra }: ChartProps) {
  const t = useT();
  const id = useId();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const draws = useDraw(shown === 'chart');
  const table = shown === 'table' || draws === 'failed';
  const format = money ? formatUsdt : formatCount;
  // Zeros alone would be drawn along an axis that measures nothing.
  const values = series.flatMap((one) => one.values);
  const nothing = values.length > 0 && values.every(isZero);

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
            value={table ? 'table' : 'chart'}
            onChange={setShown}
            options={[
              { value: 'chart', label: t('common.chart.chart'), disabled: draws === 'failed' },
              { value: 'table', label: t('common.chart.table') },
            ]}
          />
        </span>
      </figcaption>
      {labels.length === 0 || (!table && nothing) ? (
        <p className={styles.empty}>{t('common.chart.empty')}</p>
      ) : table ? (
        <Values
          title={title}
          labels={labels}
          series={series}
          format={format}
          axis={axis ?? t('common.chart.date')}
        />
      ) : draws === null ? (
        <Skeleton rows={6} label={t('common.chart.loading')} />
      ) : (
        <Drawing title={title} labels={labels} series={series} format={format} draw={draws} />
      )}
    </figure>
  );
}

interface Content {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (value: Decimal | undefined) => string;
}

interface Drawn extends Content {
  draw: Draw;
}

function Drawing({ title, labels: newLabels, series: newSeries, format, draw: drawOn }: Drawn) {
  const t = useT();
  const labels = useSame(newLabels);
  const series = useSame(newSeries);
  const ink = useInk();
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!canvas.current) return undefined;
    return drawOn(canvas.current, { labels, series, ink, language, format });
  }, [drawOn, labels, series, ink, language, format]);

  const summary = t('common.chart.summary', { title, from: labels[0] ?? '', to: labels.at(-1) ?? '' });
  return (
    <div className={styles.canvas}>
      <canvas ref={canvas}>{summary}</canvas>
    </div>
  );
}

function Values({ title, labels, series, format, axis }: Content & { axis: string }) {
  const t = useT();
  return (
    <section className={styles.scroll} aria-label={`${title} · ${t('common.chart.table')}`} {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ label }, place) => (
              <th key={place} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              {series.map(({ values }, place) => (
                <td key={place}>{format(values[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
