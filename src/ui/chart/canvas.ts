import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartDataset } from 'chart.js';
import type { Decimal } from '@/api/types';
import { inkOf } from './ink';
import type { Ink } from './ink';
import { plotted } from './plot';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** One line, or one set of bars. */
export interface Series {
  key: string;
  label: string;
  /** `stack`: bars that stand upon those of the series before. */
  kind: 'line' | 'area' | 'bar' | 'stack' | 'dashed';
  /** True: it is of another size, and has an axis of its own on the right, in its colour. */
  apart?: boolean;
  /** One value for each label, in the same order. */
  values: readonly Decimal[];
}

export interface Picture {
  /** Keys of the series that are not drawn now. */
  hidden: ReadonlySet<string>;
  labels: readonly string[];
  series: readonly Series[];
  ink: Ink;
  /** BCP 47 tag; the language of the numbers on the axis. */
  language: string;
  /** A value as it is shown in the tooltip, with all its digits. */
  format: (value: Decimal | undefined) => string;
}

function dataset(series: Series, colour: string): ChartDataset<'line' | 'bar', number[]> {
  const data = series.values.map(plotted);
  const yAxisID = series.apart ? 'apart' : 'y';
  if (series.kind === 'bar' || series.kind === 'stack') {
    return {
      type: 'bar',
      label: series.label,
      data,
      yAxisID,
      backgroundColor: colour,
      borderRadius: 2,
      maxBarThickness: 24,
    };
  }
  return {
    type: 'line',
    label: series.label,
    data,
    yAxisID,
    borderColor: colour,
    borderWidth: 2,
    borderDash: series.kind === 'dashed' ? [6, 4] : [],
    backgroundColor: `color-mix(in srgb, ${colour} 16%, transparent)`,
    fill: series.kind === 'area' ? 'origin' : false,
    // One value alone makes no line.
    pointRadius: data.length === 1 ? 3 : 0,
    pointHoverRadius: 4,
    pointBackgroundColor: colour,
    // Lines are drawn above the bars.
    order: -1,
  };
}

/**
 * Draws a picture on a canvas; it follows the size of the element around it.
 * @returns a function that removes the picture
 */
export function draw(
  canvas: HTMLCanvasElement,
  { labels, series, hidden, ink, language, format }: Picture,
): () => void {
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 4 });
  const font = { family: ink.font, size: 12 };
  const apart = series.findIndex((one) => one.apart);
  const stacked = series.some(({ kind }) => kind === 'stack');
  const values = {
    font,
    maxTicksLimit: 6,
    callback: (value: number | string) => compact.format(Number(value)),
  };
  const chart = new Chart<'line' | 'bar', number[], string>(canvas, {
    type: 'line',
    data: {
      // Of a date the day and the month; the year is in the table.
      labels: labels.map((label) => label.replace(/^\d{4}-(?=\d\d-\d\d$)/, '')),
      datasets: series.map((one, at) => ({ ...dataset(one, inkOf(ink, at)), hidden: hidden.has(one.key) })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked,
          grid: { display: false },
          border: { color: ink.grid },
          ticks: { color: ink.text, font, autoSkip: true, maxTicksLimit: 10, maxRotation: 0 },
        },
        y: {
          stacked,
          grid: { color: ink.grid },
          border: { display: false },
          ticks: { ...values, color: ink.text },
        },
        // Drawn for who has it only.
        apart: {
          display: 'auto',
          position: 'right',
          grid: { display: false },
          border: { display: false },
          ticks: { ...values, color: inkOf(ink, apart) },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: ink.surface,
          borderColor: ink.grid,
          borderWidth: 1,
          titleColor: ink.text,
          titleFont: font,
          bodyColor: ink.text,
          bodyFont: font,
          padding: 8,
          callbacks: {
            label: ({ datasetIndex, dataIndex }) => {
              const one = series[datasetIndex];
              return ` ${one?.label ?? ''}  ${format(one?.values[dataIndex])}`;
            },
          },
        },
      },
    },
  });
  return () => chart.destroy();
}
