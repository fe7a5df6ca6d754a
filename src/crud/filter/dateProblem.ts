import type { Translate } from '@/i18n';
import { parsePlatform } from '@/lib/dates';
import { spanIn } from './dateSpans';
import type { FilterValues } from './filter';

/** Years that can be chosen; data and plans are all within them. */
const YEARS = { from: 2000, to: 2100 } as const;

const inYears = (time: string) =>
  Number(time.slice(0, 4)) >= YEARS.from && Number(time.slice(0, 4)) <= YEARS.to;

/** What is wrong with a span of time; `null` for two valid platform times in order, and for a span by its name. */
export function dateProblem(range: FilterValues[string], t: Translate): string | null {
  if (range === undefined || spanIn(range)) return null;
  const [start = '', end = ''] = typeof range === 'string' ? [range] : range;
  if (!parsePlatform(start) || !parsePlatform(end)) return t('crud.rangeDate');
  if (!inYears(start) || !inYears(end)) return t('crud.rangeYears', YEARS);
  return start > end ? t('crud.rangeReversed') : null;
}
