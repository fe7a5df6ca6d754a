import { get, SITE } from './client';
import type { HomeOverview, HomeTodo, HomeTrend } from './homeTypes';

const quiet = (signal?: AbortSignal) => ({ silent: true, ...(signal ? { signal } : {}) });

export const fetchOverview = (signal?: AbortSignal): Promise<HomeOverview> =>
  get(`${SITE}home/overview`, undefined, quiet(signal));

export const fetchTodo = (signal?: AbortSignal): Promise<HomeTodo[]> =>
  get(`${SITE}home/todo`, undefined, quiet(signal));

/** One point a day over the last `range` days. */
export const fetchTrend = (
  metric: HomeTrend['metric'],
  range: 7 | 30 | 90,
  signal?: AbortSignal,
): Promise<HomeTrend> => get(`${SITE}home/trend`, { metric, range }, quiet(signal));
