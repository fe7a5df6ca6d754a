import { openInterest, overview, todo, trend } from '@/contract/shell/home';
import { isReadable } from '@/contract/field/read';
import { send } from './call';
import { ApiError } from './failure';
import type { HomeInterest, HomeOverview, HomeTodo, HomeTrend } from './homeTypes';

export async function fetchOverview(signal?: AbortSignal): Promise<HomeOverview> {
  const found = await send(overview, undefined, { signal });
  if (!isReadable(found, 'rows'))
    throw new ApiError({ kind: 'malformed', field: 'data.rows' }, overview.method);
  return found;
}

export const fetchTodo = (signal?: AbortSignal): Promise<HomeTodo[]> => send(todo, undefined, { signal });

export const fetchOpenInterest = (signal?: AbortSignal): Promise<HomeInterest[]> =>
  send(openInterest, undefined, { signal });

/** What lines of money are about: a coin, or all of them; amounts, or numbers of records. */
export interface TrendQuestion {
  coin?: string | undefined;
  unit?: 'usdt' | 'count' | undefined;
}

/** One point a day over the last `range` days. */
export async function fetchTrend(
  metric: HomeTrend['metric'],
  range: 7 | 30 | 90,
  question: TrendQuestion,
  signal?: AbortSignal,
): Promise<HomeTrend> {
  const found = await send(trend, { metric, range, ...question }, { signal });
  // A line with gaps would read as days without money, so the chart fails as a whole.
  const isWhole = !found.unreadable && found.series.every(({ unreadable }) => !unreadable);
  if (!isWhole) throw new ApiError({ kind: 'malformed', field: 'data.series' }, trend.method);
  return found;
}
