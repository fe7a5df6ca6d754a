import type { Id } from '@/contract/field/brands';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { send } from '@/api/call';
import { next } from '@/contract/shell/review';
import type { QueueOrder } from '@/contract/shell/review';
import { translate } from '@/i18n';
import { safeImage } from '@/ui/cell/safeImage';
import type { Review } from './types';

/** Milliseconds for which the answer about the next record is used; another reviewer may claim it in the meantime. */
const BELIEVED = 15_000;

/** The record, read again whenever it is shown. Uses the same query key as the detail drawer. */
export const recordQuery = <Detail>(review: Review<Detail>, id: Id) =>
  queryOptions({
    queryKey: [review.name, 'detail', id],
    queryFn: ({ signal }) => review.load(id, signal),
    staleTime: 0,
  });

/** The risk checks of a record; empty if the review has none. */
export const checksQuery = <Detail>({ name, checks }: Review<Detail>, id: Id) =>
  queryOptions({
    queryKey: [name, 'checks', id],
    queryFn: ({ signal }) => checks?.load(id, signal) ?? [],
    staleTime: 0,
  });

/** The order of the list that the walk began from, or another one. */
export type WalkOrder = QueueOrder | 'list';

/** The record after a given one among those of a list. */
export const nextQuery = <Detail>(
  { name, kind }: Review<Detail>,
  question: object,
  order: WalkOrder,
  after: Id | null,
) =>
  queryOptions({
    queryKey: [name, 'next', question, order, after],
    queryFn: ({ signal }) => {
      const sort = order === 'list' ? {} : { sort: order };
      const place = after === null ? {} : { afterId: after };
      return send(next, { kind, question, ...sort, ...place }, { signal });
    },
    staleTime: BELIEVED,
  });

/** Loads a record with its checks and pictures before it is shown. */
export async function preload<Detail>(client: QueryClient, review: Review<Detail>, id: Id): Promise<void> {
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
