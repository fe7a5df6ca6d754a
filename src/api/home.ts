import { overview, todo, trend } from '@/contract/shell/home';
import { send } from './call';
import { ApiError } from './failure';
import type { HomeOverview, HomeTodo, HomeTrend } from './homeTypes';

export const fetchOverview = (signal?: AbortSignal): Promise<HomeOverview> =>
  send(overview, undefined, { signal });

export const fetchTodo = (signal?: AbortSignal): Promise<HomeTodo[]> => send(todo, undefined, { signal });

/** One point a day over the last `range` days. */
export async function fetchTrend(
  metric: HomeTrend['metric'],
  range: 7 | 30 | 90,
  signal?: AbortSignal,
): Promise<HomeTrend> {
  const found = await send(trend, { metric, range }, { signal });
  // A line with gaps would read as days without money, so the chart fails as a whole.
  const isWhole = !found.unreadable && found.series.every(({ unreadable }) => !unreadable);
  if (!isWhole) throw new ApiError({ kind: 'malformed', field: 'data.series' }, trend.method);
  return found;
}
