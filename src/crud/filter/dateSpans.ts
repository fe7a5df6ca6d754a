import { DATE_SPANS } from '@/contract/dateSpans';
import type { DateSpan } from '@/contract/dateSpans';
import { toPlatform } from '@/lib/dates';
import type { FilterValues } from './filter';

const DAY = 24 * 60 * 60 * 1000;

/** Spans of whole days on the platform, by how many days ago they begin and end. */
const SPANS: Readonly<Record<DateSpan, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  last7: [6, 0],
  last30: [29, 0],
};

/** The span that a filter of dates names; `null` where it holds two times, or nothing. */
export function spanIn(range: FilterValues[string]): DateSpan | null {
  const names = typeof range === 'string' ? [range] : (range ?? []);
  return (names.length === 1 && DATE_SPANS.find((span) => span === names[0])) || null;
}

/** The two times of a span: the first and the last second, in the platform's zone. */
export function spanTimes(span: DateSpan, now = Date.now()): [string, string] {
  const day = (ago: number) => toPlatform(new Date(now - ago * DAY)).slice(0, 10);
  const [first, last] = SPANS[span];
  return [`${day(first)} 00:00:00`, `${day(last)} 23:59:59`];
}

/** The values as a server takes them: two times in the place of a span's name. */
export function withTimes(values: FilterValues): FilterValues {
  const span = spanIn(values['dateRange[]']);
  return span ? { ...values, 'dateRange[]': spanTimes(span) } : values;
}
