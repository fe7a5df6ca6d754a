import { overview, todo, trend } from '@/contract/shell/home';
import { send } from './call';
import type { HomeOverview, HomeTodo, HomeTrend } from './homeTypes';

export const fetchOverview = (signal?: AbortSignal): Promise<HomeOverview> =>
  send(overview, undefined, { signal });

export const fetchTodo = (signal?: AbortSignal): Promise<HomeTodo[]> => send(todo, undefined, { signal });

/** One point a day over the last `range` days. */
export const fetchTrend = (
  metric: HomeTrend['metric'],
  range: 7 | 30 | 90,
  signal?: AbortSignal,
): Promise<HomeTrend> => send(trend, { metric, range }, { signal });
