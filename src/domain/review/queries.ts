import type { RecordKey } from '@/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { fetchNextReview } from '@/api/review';
import type { QueueOrder } from '@/api/review';
import { translate } from '@/i18n';
import { safeImage } from '@/ui/cell/safeImage';
import type { Review } from './types';

/** Milliseconds for which an answer about what comes next is believed; somebody may have claimed it since. */
const BELIEVED = 15_000;

/** The record, read anew whenever it comes on screen; the same question as the detail drawer's. */
export const recordQuery = <Detail>(review: Review<Detail>, id: RecordKey) =>
  queryOptions({
    queryKey: [review.name, 'detail', String(id)],
    queryFn: ({ signal }) => review.load(id, signal),
    staleTime: 0,
  });

/** Its risk checks; none where the desk has none. */
export const checksQuery = <Detail>({ name, checks }: Review<Detail>, id: RecordKey) =>
  queryOptions({
    queryKey: [name, 'checks', id],
    queryFn: ({ signal }) => checks?.load(id, signal) ?? [],
    staleTime: 0,
  });

/** What comes after a record in the queue. */
export const nextQuery = <Detail>(
  { name, kind }: Review<Detail>,
  order: QueueOrder,
  after: RecordKey | null,
) =>
  queryOptions({
    queryKey: [name, 'next', order, after],
    queryFn: ({ signal }) => fetchNextReview(kind, order, after, signal),
    staleTime: BELIEVED,
  });

/** Has a record ready before it is asked for, its checks and pictures too. */
export async function preload<Detail>(
  client: QueryClient,
  review: Review<Detail>,
  id: RecordKey,
): Promise<void> {
  const query = recordQuery(review, id);
  await Promise.all([
    client.prefetchQuery(query),
    review.checks ? client.prefetchQuery(checksQuery(review, id)) : undefined,
  ]);
  const record = client.getQueryData(query.queryKey);
  if (record === undefined) return;
  for (const { url } of review.pictures?.(record, translate) ?? []) {
    const safe = safeImage(url);
    if (safe !== null) new Image().src = safe;
  }
}
