import { theme } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import type { Decimal } from '@/api/types';
import { useLanguage, useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { useInk } from './ink';
import type { drawPrices, PriceLevel, PriceMark } from './prices';
import { drawing } from './useDrawing';
import { useSame } from '../base/useSame';

type Draw = typeof drawPrices;

const prices = drawing<Draw>(async () => (await import('./prices')).drawPrices);

interface PriceChartProps {
  title: string;
  /** Name of the price. */
  label: string;
  /** `yyyy-MM-dd HH:mm:ss`. */
  times: readonly string[];
  /** One price for each time, in the same order. */
  values: readonly Decimal[];
  marks: readonly PriceMark[];
  levels: readonly PriceLevel[];
}

/** The line of one price with marks and levels, and a switch to the prices as a table. */
export function PriceChart({ title, label, times, values, marks, levels }: PriceChartProps) {
  const t = useT();
  return (
    <ChartFrame
      title={title}
      drawing={prices}
      empty={times.length === 0}
      table={
        <ChartTable
          title={title}
          labels={times}
          series={[{ label, values }]}
          format={formatMoney}
          axis={t('common.chart.date')}
        />
      }
    >
      {(draw) => <Line times={times} values={values} marks={marks} levels={levels} draw={draw} />}
    </ChartFrame>
  );
}

interface LineProps extends Omit<PriceChartProps, 'title' | 'label'> {
  draw: Draw;
}

function Line({ draw, ...given }: LineProps) {
  const { times, values, marks, levels } = useSame(given);
  const own = useInk();
  const { token } = theme.useToken();
  const ink = useMemo(() => ({ ...own, loss: token.colorError, warning: token.colorWarning }), [own, token]);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return undefined;
    return draw(place.current, { times, prices: values, marks, levels, ink, language });
  }, [draw, times, values, marks, levels, ink, language]);

  return (
    <>
      <div ref={place} className={styles.canvas} aria-hidden />
      <small className={styles.library}>
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
          TradingView Lightweight Charts™
        </a>
      </small>
    </>
  );
}
