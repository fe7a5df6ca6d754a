import { createChart, createSeriesMarkers, LineSeries, LineStyle } from 'lightweight-charts';
import type { AutoscaleInfo, SeriesMarker, UTCTimestamp } from 'lightweight-charts';
import type { Decimal } from '@/api/types';
import { countDecimals } from '@/lib/money';
import type { Ink } from './ink';
import { plotted } from './plot';

/** What happened at a moment: something was opened or closed, or closed by force. */
export interface PriceMark {
  time: string;
  kind: 'open' | 'close' | 'forced';
  text: string;
}

/** A price that is drawn over the whole width. */
export interface PriceLevel {
  label: string;
  price: Decimal;
  /** `danger`: a price that must not be reached. */
  kind: 'plain' | 'danger';
}

export interface PricePicture {
  /** `yyyy-MM-dd HH:mm:ss`, of one zone. */
  times: readonly string[];
  /** One price for each time, in the same order. */
  prices: readonly Decimal[];
  marks: readonly PriceMark[];
  levels: readonly PriceLevel[];
  ink: Ink & { loss: string; warning: string };
  language: string;
}

const isMoment = (seconds: number): seconds is UTCTimestamp => !Number.isNaN(seconds);

/** Seconds. The library shows UTC, so a time is told to it as if its zone were that. */
function secondsOf(time: string): UTCTimestamp | null {
  const seconds = Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;
  return isMoment(seconds) ? seconds : null;
}

/** The points in the order of time, each time once, without those that cannot be read; the library takes no others. */
function pointsOf({ times, prices }: PricePicture) {
  const byTime = new Map<UTCTimestamp, number>();
  times.forEach((text, place) => {
    const time = secondsOf(text);
    const value = plotted(prices[place]);
    if (time !== null && !Number.isNaN(value)) byTime.set(time, value);
  });
  return [...byTime].map(([time, value]) => ({ time, value })).sort((one, other) => one.time - other.time);
}

/** Levels near the line are kept in view; a far one would press the line flat. */
function withLevels(info: AutoscaleInfo | null, levels: readonly number[]): AutoscaleInfo | null {
  const range = info?.priceRange;
  if (!info || !range) return info;
  const { minValue, maxValue } = range;
  const height = maxValue - minValue;
  const near = levels.filter((level) => level > minValue - height && level < maxValue + height);
  return {
    ...info,
    priceRange: { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) },
  };
}

function markerOf({ time, kind, text }: PriceMark, ink: PricePicture['ink']): SeriesMarker<UTCTimestamp>[] {
  const at = secondsOf(time);
  if (at === null) return [];
  if (kind === 'open')
    return [{ time: at, position: 'belowBar', shape: 'arrowUp', color: ink.series[0] ?? ink.text, text }];
  const color = kind === 'forced' ? ink.loss : ink.warning;
  return [{ time: at, position: 'aboveBar', shape: 'arrowDown', color, text }];
}

/**
 * Draws a line of prices with marks and levels; it follows the size of the element around it.
 * @returns a function that removes the picture
 */
export function drawPrices(place: HTMLElement, picture: PricePicture): () => void {
  // The library would throw later, out of reach, where a browser's settings give no canvas; the table has the prices.
  if (!document.createElement('canvas').getContext('2d')) return () => undefined;
  const { prices, marks, levels, ink, language } = picture;
  const precision = Math.max(0, ...prices.map(countDecimals));
  const chart = createChart(place, {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: ink.text,
      fontFamily: ink.font,
      fontSize: 12,
      // The logo brings a style sheet and markup of its own, which the policy refuses; the figure names the library.
      attributionLogo: false,
    },
    localization: { locale: language },
    grid: { vertLines: { visible: false }, horzLines: { color: ink.grid } },
    rightPriceScale: { borderColor: ink.grid },
    timeScale: { borderColor: ink.grid, timeVisible: true, secondsVisible: false },
    // The wheel and the finger scroll the page.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  });
  const series = chart.addSeries(LineSeries, {
    color: ink.series[0] ?? ink.text,
    lineWidth: 2,
    priceLineVisible: false,
    lastValueVisible: false,
    priceFormat: { type: 'price', precision, minMove: 1 / 10 ** precision },
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) =>
      withLevels(
        original(),
        levels.map(({ price }) => plotted(price)),
      ),
  });
  series.setData(pointsOf(picture));
  for (const { label, price, kind } of levels) {
    series.createPriceLine({
      price: plotted(price),
      title: label,
      color: kind === 'danger' ? ink.loss : ink.text,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
    });
  }
  createSeriesMarkers(
    series,
    marks.flatMap((mark) => markerOf(mark, ink)).sort((one, other) => one.time - other.time),
  );
  chart.timeScale().fitContent();
  return () => chart.remove();
}
