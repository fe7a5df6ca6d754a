import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { fetchNextReview } from '@/api/review';
import type { QueueOrder } from '@/api/review';
import { translate } from '@/i18n';
import { safeImage } from '@/ui/cell/safeImage';
import type { Desk } from './types';

/** Milliseconds for which an answer about what comes next is believed; somebody may have claimed it since. */
const BELIEVED = 15_000;

/** The record, read anew whenever it comes on screen; the same question as the detail drawer's. */
export const recordQuery = <Detail>(desk: Desk<Detail>, id: number) =>
  queryOptions({
    queryKey: [desk.name, 'detail', id],
    queryFn: ({ signal }) => desk.load(id, signal),
    staleTime: 0,
  });

/** Its risk checks; none where the desk has none. */
export const checksQuery = <Detail>({ name, checks }: Desk<Detail>, id: number) =>
  queryOptions({
    queryKey: [name, 'checks', id],
    queryFn: ({ signal }) => checks?.load(id, signal) ?? [],
    staleTime: 0,
  });

/** What comes after a record in the queue. */
export const nextQuery = <Detail>({ name, kind }: Desk<Detail>, order: QueueOrder, after: number | null) =>
  queryOptions({
    queryKey: [name, 'next', order, after],
    queryFn: ({ signal }) => fetchNextReview(kind, order, after, signal),
    staleTime: BELIEVED,
  });

/** Has a record ready before it is asked for, its checks and pictures too. */
export async function preload<Detail>(client: QueryClient, desk: Desk<Detail>, id: number): Promise<void> {
  const query = recordQuery(desk, id);
  await Promise.all([
    client.prefetchQuery(query),
    desk.checks ? client.prefetchQuery(checksQuery(desk, id)) : undefined,
  ]);
  const record = client.getQueryData(query.queryKey);
  if (record === undefined) return;
  for (const { url } of desk.pictures?.(record, translate) ?? []) {
    const safe = safeImage(url);
    if (safe !== null) new Image().src = safe;
  }
}
